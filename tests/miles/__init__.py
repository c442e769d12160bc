"""Tests of the rules of 1000 Miles. Left for later: mistake 7 of spec 13, which needs stacking."""
