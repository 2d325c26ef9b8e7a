"""What the heuristics make of a position: how much every reason weighs, in points of Missions unless said otherwise.

*Jogador* plays by plain ones. *Mestre* plays by ones that were fitted: `bench/fabrica_de_herois_tuning.py` lets players
with weights that differ a little play against each other, and moves each weight to where it wins more.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """All of them; a level has its own."""

    def __init__(self) -> None:
        # How likely a Mission is.
        self.steep = 0.95  # how fast it becomes likely with each point of Bonus, while much can still happen
        self.steep_soon = 2.5  # … in the own preparation, where nobody can interfere any more
        self.ease = 0.6  # Bonus that turns up until then
        self.stored = 0.5  # Bonus that another player makes of a stored Action in preparation
        self.unknown = 2.2  # Bonus that a card one does not know brings
        self.next_nd = 7.0  # of a Mission yet to come
        self.next_chance = 0.72
        # What it is worth.
        self.reward = 0.8
        self.punishment = 1.2
        self.winning = 10.0  # what the Mission that reaches the target is worth beside its points
        # How much of what another player loses is mine; all of it between two.
        self.share = 1.0  # of what one of several opponents loses, over their number
        self.share_first = 0.15  # more of it, from whoever is first among them
        self.share_ahead = 0.1  # … ahead of me
        self.share_near = 0.3  # … one Mission from the target
        # Heroes and Actions.
        self.lasting = 0.75  # what a point of Bonus in a Team brings over later Missions
        self.action = 0.8  # what an Action is worth, while there is use for it
        self.spilt = 0.15  # … where it would be lost to the limit of six with the next income
        self.spare_action = 0.35  # … off-turn, where one of them would be
        self.fifth = 2.2  # Bonus that a Hero one does not know brings to a Team of fewer than five
        self.seventh = 1.2  # … of fewer than seven
        self.eighth = 0.7
        self.soon_bought = 0.9  # what a Hero bought after the comparison keeps of its worth until the next
        # Effects.
        self.tenth = 0.07  # for a tenth of a Bonus, as verbs reckon (`Verb.worth`)
        self.far = 0.6  # what a lasting change of the marker keeps of its worth until the comparison
        self.mended = 0.8  # what is left of harm that its receiver can still mend in preparation
        self.sent_home = 0.4  # … of Heroes that are sent home
        self.guard = 0.6  # Protection, and for each Hero of the Field:
        self.guard_each = 0.25
        self.stays = 0.5  # a Permanent, beside what it does now
        self.stolen = 1.5  # a Hero that is mine now
        self.exchanged = 0.45  # what is left of a strike after which another Hero stands there
        self.wariness = 0.1  # by which an ability must be better than to stop
        # Leaders.
        self.led = 0.7  # what is left of what another Leader could do
        self.steady = 0.8  # by which it must be better
        # Fleeing.
        self.coming = 1.2  # Bonus that the Actions until the next comparison will bring
        self.flee_prize = 2.2  # rewards and punishments of a Mission that is not drawn yet
        self.flee_doubt = 3.0  # by which it must promise more
        # Answers.
        self.defied = 0.85  # how often an Attack works on someone who could still answer it
        self.foreseen = 0.8  # how much of what a held bolt could turn it really turns
        self.risk = 0.22  # how likely one Attack that could be used against me is, in a round
        self.most_risk = 0.75
        self.at_risk = 1.5  # what such an Attack takes, beside the comparison
        self.calm = 0.2  # by which a Defence must be better than to pass
        self.idle = 0.5  # … a bolt that turns nothing
        # The Field.
        self.base_third = 2.2  # the Hero that switches the Base on
        self.base_second = 0.5
        self.base_first = 0.2
        self.shown = 0.25  # what a point of Bonus risks in the Field, while nothing is compared
        self.ready = 0.4  # an answer that is ready there, and how much of what it is held for
        self.ready_held = 0.6
        self.room = 1.2  # room for one more in Support
        self.company = 1.0  # a second Hero in the Field
        self.cover = 0.3  # by which a Hero is better off unseen


JOGADOR: Final = Weights()


def _fitted() -> Weights:
    """Those of *mestre*: it flees sooner, changes its Leader for more, hurts others only where it pays, thinks more of
    what an ability does now and of the Mission that wins, and less of a large Team for later."""
    made = Weights()
    made.steep = 0.84
    made.ease = 0.46
    made.punishment = 0.8
    made.winning = 16.0
    made.share = 0.68
    made.share_first = 0.17
    made.share_near = 0.34
    made.lasting = 0.48
    made.action = 0.97
    made.spare_action = 0.3
    made.eighth = 0.5
    made.tenth = 0.11
    made.guard = 0.51
    made.guard_each = 0.23
    made.stays = 0.25
    made.exchanged = 0.39
    made.led = 0.35
    made.steady = 1.2
    made.flee_prize = 1.9
    made.flee_doubt = 1.5
    made.defied = 0.94
    made.base_first = 0.18
    made.room = 0.78
    return made


MESTRE: Final = _fitted()
