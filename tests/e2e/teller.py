"""Writes the words of the command line as the program writes its messages: one at first, one at each key."""

import os
import sys
import tty

from thousand.say.message import Message
from thousand.speech.terminal import TerminalSpeaker, moves_for, writer

tty.setcbreak(sys.stdin)
speaker = TerminalSpeaker(writer(sys.stdout), moves_for(sys.stdout, os.environ))
for line in sys.argv[1:]:
    speaker.say(Message(line, "en"))
    sys.stdin.read(1)
