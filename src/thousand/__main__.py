"""``python -m thousand``."""

import sys

from thousand.cli import main

sys.exit(main())
