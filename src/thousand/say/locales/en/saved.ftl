# The saved games to choose from, and what becomes of a game that is left.

saved-delete-question = Delete this game? It cannot be brought back.
saved-deleted = The game is deleted.
saved-gone = This game is gone already.
saved-overtaken = This game went on in another window just now, so it is not deleted.
saved-not-deleted = The game could not be deleted: { $detail }.
help-saved = D or Delete deletes the game under the cursor.

game-leave-unmoved = Leave the table? You have made no move yet, so this game is not kept.
