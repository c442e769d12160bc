"""The words of Tysiąc (a :class:`~thousand.say.words.Words`): its whole match as sentences.

Every function that says something takes the :class:`~thousand.say.scribe.Scribe` of the one who listens
and gives text ready for the ear: lines of at most 120 characters, the fact first. What is said of a view
speaks to ``view.viewer``, who must be the scribe's viewer; a hand is told in the order of ``view.cards``.
"""

from thousand.say.tysiac_advice import advice
from thousand.say.tysiac_answers import choice, question, refusal
from thousand.say.tysiac_asked import contract, musik, trick, trump
from thousand.say.tysiac_cards import card, card_name, hand
from thousand.say.tysiac_events import event
from thousand.say.tysiac_legend import legend
from thousand.say.tysiac_options import option_about, option_name, option_value
from thousand.say.tysiac_people import teams
from thousand.say.tysiac_rulebook import rulebook
from thousand.say.tysiac_rules import options
from thousand.say.tysiac_scores import scores
from thousand.say.tysiac_stats import statistics
from thousand.say.tysiac_table import info, info_me, pile, standing
from thousand.say.tysiac_tones import tone
from thousand.say.tysiac_turn import turn

__all__ = [
    "advice",
    "card",
    "card_name",
    "choice",
    "contract",
    "event",
    "hand",
    "info",
    "info_me",
    "legend",
    "musik",
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
    "trick",
    "trump",
    "turn",
]
