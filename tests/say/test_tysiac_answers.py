"""What Tysiąc answers to each key, at moments that are set up by hand."""

from __future__ import annotations

from say.listeners import NAMES
from say.tysiac_moments import FORCED, Answer, bidding, heard, playing
from thousand import tysiac
from thousand.say import tysiac as words
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.moves import Bomb, Give, Phase, Take
from tysiac.table import cards, dealt, ending, ruled

# The hand.


def test_a_hand_is_told_suit_by_suit_or_rank_by_rank_as_it_lies() -> None:
    game = dealt("kh qh 10s 9s ac 10c jd", "", "")
    assert heard(game, words.hand) == (
        "You hold 7 cards: hearts king, queen; diamonds jack; clubs ace, ten; spades ten, nine."
    )
    assert heard(game, words.hand, order="rank") == (
        "You hold 7 cards: ace of clubs; ten of clubs and spades; king of hearts; queen of hearts; "
        "jack of diamonds. / Also nine of spades."
    )
    assert heard(game, words.hand, lang="pl") == (
        "Masz 7 kart: kier król, dama; karo walet; trefl as, dziesiątka; pik dziesiątka, dziewiątka."
    )


def test_in_full_a_hand_is_told_with_its_marriages() -> None:
    game = dealt("kh qh ks qs ac 10c jd", "", "")
    assert heard(game, words.hand, detail=Detail.FULL).endswith(
        " / You could declare hearts and spades: 140 points by marriages."
    )


def test_who_sits_out_and_who_watches_hold_nothing() -> None:
    """Spec "Deal": of four the dealer takes no part."""
    game = dealt("", "", "", sitting=1)
    assert heard(game, words.hand, 3) == "You sit this deal out and hold no cards."
    assert heard(game, words.hand, None) == "You are watching: you have no cards."


def _card(index: int) -> Answer:
    return lambda scribe, view: words.card(scribe, view, index)


def test_a_card_in_the_auction_tells_its_place_and_its_marriage() -> None:
    game = bidding()
    assert heard(game, _card(0), 1) == "king of hearts, 1 of 7, of a marriage"
    assert heard(game, _card(0), 1, detail=Detail.BRIEF) == "king of hearts, 1 of 7"
    assert heard(game, _card(9), 1) == "No card 10: you hold 7 cards."


def test_a_card_tells_whether_it_can_be_played_to_the_trick() -> None:
    """Spec "Tricks"; also before it is the viewer's turn, but not once the viewer has played."""
    game = ending("9h 9s", "jd 10c", "kh qh")
    assert heard(game, _card(0), 2) == "king of hearts, 1 of 2, of a marriage"
    assert heard(game, _card(0), 0) == "nine of hearts, 1 of 2, can be played"
    game.play("0 play 9h")
    assert heard(game, _card(0), 2) == "king of hearts, 1 of 2, can be played"
    assert heard(game, _card(0), 0) == "nine of spades, 1 of 1"
    assert heard(game, _card(1), 1) == "ten of clubs, 2 of 2, can be played"


def test_a_card_that_would_declare_says_so() -> None:
    game = ending("kc qc", "9h 9d", "jh jd")
    assert heard(game, _card(0)) == "king of clubs, 1 of 2, declares the marriage: 60 points"
    assert heard(game, _card(0), lang="pl") == "król trefl, 1 z 2, melduje: 60 punktów"


# The auction and what follows it.


def test_what_may_be_bid() -> None:
    """Spec "Auction"."""
    game = bidding()
    assert heard(game, words.turn, 1) == "You may bid 110 to 220, or pass."
    assert heard(game, words.turn, 0) == "Waiting for Bob to bid or pass."
    game.play("1 bid 120; 2 pass")
    assert heard(game, words.turn, 0) == "You can only pass: your hand allows no more than 120."
    assert heard(game, words.contract, 0) == (
        "Highest bid 120, by Bob. / The bidding: you 100, Bob 120, Cyd passes."
    )


def test_four_nines_open_another_way_out() -> None:
    """Spec "Deal", an option."""
    game = dealt("9s 9c 9d 9h", "", "", rules=ruled(3, four_nines=True))
    assert heard(game, words.turn) == (
        "You may ask for a new deal, holding four nines, or else open with 100."
    )
    assert heard(game, words.contract) == "Nobody has bid yet."


def test_the_declarer_hears_to_whom_to_give_and_what_else_there_is() -> None:
    """Spec "The musik" and "The bomb"."""
    game = dealt("9s 9d", "", "", musik="ah 10h 9h", rules=ruled(3, raise_after_musik=True))
    game.play(FORCED)
    assert heard(game, words.turn) == (
        "Your turn: give Bob and Cyd a card each, or raise with U, or drop the bomb with D."
    )
    assert heard(game, words.musik) == "You took the musik: ace of hearts, ten of hearts, nine of hearts."
    assert heard(game, words.musik, 1) == "The declarer Anna took the musik unseen by you."
    game.play("0 give 9s to 3")
    assert heard(game, words.turn) == "Your turn: give Bob a card."
    assert heard(game, words.musik, 2).endswith(" / You got the nine of spades from Anna.")
    assert heard(game, words.musik, 1).endswith(" / Cyd got a card from Anna.")
    assert heard(game, words.musik, 0).endswith(" / Cyd got the nine of spades from you.")
    assert heard(game, words.contract, 1) == "The declarer is Anna, for 100, forced."


def test_a_musik_that_was_shown_is_known_to_all() -> None:
    game = bidding()
    game.play("1 bid 120; 2 pass; 0 pass")
    for viewer in (0, 2, None):
        assert heard(game, words.musik, viewer) == (
            "The declarer Bob took the musik: ace of hearts, ten of hearts, nine of hearts."
        )


def test_two_musiks() -> None:
    """Spec "The musik", two seats."""
    game = dealt("9s 9d", "", musik="ah 10h 9h jh")
    assert heard(game, words.musik) == "Two musiks lie there, 2 cards each that nobody has seen."
    game.play("1 pass")
    assert heard(game, words.turn) == "Your turn: take a musik, the first or the second."
    game.play("0 take 2; 0 lay 9s")
    assert heard(game, words.turn) == "Your turn: lay one more card away."
    assert heard(game, words.musik) == (
        "You took the second musik: ace of hearts, ten of hearts. / You laid away nine of spades."
    )
    assert heard(game, words.musik, 1).endswith(" / Anna laid away 1 card.")


# Tricks.


def test_the_trick_so_far() -> None:
    game = playing()
    assert heard(game, words.trick) == (
        "The table is empty: you lead. / The last trick was yours: 6 points, with the king of clubs. / "
        "In it: you king of clubs, Bob nine of clubs, Cyd jack of clubs."
    )
    game.play("0 play 10h")
    assert heard(game, words.trick, 1) == "In the trick: Anna ten of hearts."
    game.play("1 play ah")
    assert heard(game, words.trick, 2) == (
        "In the trick: Anna ten of hearts, Bob ace of hearts. / The trick goes to Bob so far, 21 points."
    )
    assert heard(game, words.trick, 2, "pl").endswith(" / Na razie lewę bierze Bob, 21 punktów.")


def test_the_trump_and_every_marriage_before() -> None:
    game = playing()
    assert heard(bidding(), words.trump) == "There is no trump yet."
    assert heard(game, words.trump, 1) == "Hearts are trump, by the marriage of Anna in trick 1."
    game = ending("kc qc", "9h 9d", "jh jd", married=("hearts",), trump="hearts")
    game.play("0 play kc")
    assert heard(game, words.trump) == (
        "Clubs are trump, by your marriage in trick 2. / Before that hearts, by your marriage in trick 1."
    )


def test_how_near_the_contract_is() -> None:
    """Spec "Scoring a deal": what everybody can count."""
    game = playing()
    assert heard(game, words.contract, 1) == (
        "The declarer is Anna, for 110. / Anna has 120 so far: that is enough. / Against it: you 30, Cyd 10."
    )
    game = ending("10h kc", "ah 9c", "9h jc", taken=(14, 30, 10))
    game.play("0 play kc; 1 play 9c; 2 play jc")
    assert heard(game, words.contract).startswith("You play for 110. / You have 20 so far, 90 are missing.")


def test_the_cards_that_are_out() -> None:
    game = playing()
    view = tysiac.view(game.match, 0)
    told = words.pile(Scribe("en").at_table(NAMES[:3], 0), view)
    assert told == (
        "Hearts: 0 out, 5 hidden.",
        "Diamonds: 0 out, 6 hidden.",
        "Clubs: king, jack, nine out, 3 hidden.",
        "Spades: 0 out, 6 hidden.",
    )
    assert heard(bidding(), words.pile) == "All cards are still to be played."


# Where all stand.


def test_where_all_stand() -> None:
    game = dealt("9s 9c", "kh qh", "", totals=(820, -40, 300))
    assert heard(game, words.info, 1).split(" / ") == [
        "You: minus 40 in all, 7 cards.",
        "Cyd: 300 in all, dealer, 7 cards.",
        "Anna: 820 in all, on the barrel, bid 100, 7 cards.",
    ]
    assert heard(game, words.info_me, 1).split(" / ") == [
        "You: minus 40 in all, 1040 more to win, 7 cards, may bid up to 220, 1 bomb left.",
        "You could declare hearts: 100 points by marriages.",
    ]
    assert heard(game, words.scores, 1).split(" / ") == [
        "You: minus 40.",
        "Cyd: 300.",
        "Anna: 820, on the barrel.",
        "Victory is set to 1000 points.",
    ]
    assert heard(game, words.scores, None).startswith("Deal 1. / Anna: 820")


def test_a_saved_match_is_told_where_it_stands() -> None:
    told = heard(bidding(), words.standing, 1).split(" / ")
    assert told[0] == "The game goes on. Deal 1."
    assert told[-1] == "You may bid 110 to 220, or pass."
    game = bidding()
    game.play("1 pass; 2 pass; 0 bomb")
    assert heard(game, words.standing).split(" / ")[1:] == [
        "You: 0.",
        "Bob: 60.",
        "Cyd: 60.",
        "Victory is set to 1000 points.",
        "Deal 1 is over: press Enter for the next one.",
    ]
    assert heard(game, words.turn, None) == "Deal 1 is over: the players are about to start the next one."


def test_who_has_won() -> None:
    game = dealt("", "", "", rules=ruled(3, match_points=None))
    game.play(f"{FORCED}; 0 bomb")
    assert heard(game, words.turn) == "Game over. 2 players share the victory with 60 points."
    game = ending("ah", "9h", "9d", taken=(119, 0, 0), tricks=7, totals=(900, 0, 0))
    game.play_out()
    assert heard(game, words.turn, 1) == "Game over. Anna wins it with 1010 points."


# Questions.


def test_questions_and_their_answers() -> None:
    game = dealt("9s 9d", "", "", musik="ah 10h 9h")
    game.play(FORCED)
    card = cards("9s")[0]
    assert heard(game, lambda scribe, view: words.question(scribe, view, "give", card=card)) == (
        "Who gets the nine of spades?"
    )
    assert heard(game, lambda scribe, view: words.question(scribe, view, "bomb")) == (
        "Really drop the bomb? This deal is then not played."
    )
    assert heard(game, lambda scribe, view: words.question(scribe, view, "raise")) == (
        "To how much do you raise the contract of 100?"
    )
    for move, label in (
        (Give(card, 1), "Bob gets the nine of spades"),
        (Bomb(), "Drop the bomb"),
        (Take(1), "The second musik"),
    ):
        assert heard(game, lambda scribe, view, move=move: words.choice(scribe, view, move)) == label


def test_the_auction_is_asked_as_the_turn_is_told() -> None:
    """Its event has asked it already, in the same words."""
    game = bidding()
    asked = heard(game, lambda scribe, view: words.question(scribe, view, "auction"), 1)
    view = tysiac.view(game.match, 1)
    scribe = Scribe("en").at_table(NAMES[:3], 1)
    assert words.event(scribe, ev.TurnBegan(1, Phase.AUCTION), view) == (asked,)
