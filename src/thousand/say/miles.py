"""The words of 1000 Miles (a :class:`~thousand.say.words.Words`): its whole match as sentences.

Every function that says something takes the :class:`~thousand.say.scribe.Scribe` of the one who listens
and gives text ready for the ear: lines of at most 120 characters, the fact first. What is said of a view
speaks to ``view.viewer``, who must be the scribe's viewer.
"""

from thousand.say.miles_advice import advice
from thousand.say.miles_answers import choice, question, refusal
from thousand.say.miles_cards import card, card_name, hand
from thousand.say.miles_events import event
from thousand.say.miles_legend import legend
from thousand.say.miles_options import option_about, option_name, option_value
from thousand.say.miles_rulebook import rulebook
from thousand.say.miles_rules import options
from thousand.say.miles_scores import scores
from thousand.say.miles_sides import teams
from thousand.say.miles_stats import statistics
from thousand.say.miles_table import info, info_me, pile, standing, turn
from thousand.say.miles_tones import tone

__all__ = [
    "advice",
    "card",
    "card_name",
    "choice",
    "event",
    "hand",
    "info",
    "info_me",
    "legend",
    "option_about",
    "option_name",
    "option_value",
    "options",
    "pile",
    "question",
    "refusal",
    "rulebook",
    "scores",
    "standing",
    "statistics",
    "teams",
    "tone",
    "turn",
]
