"""What players hear: a script of keys under each screen reader, and what each of them said."""
