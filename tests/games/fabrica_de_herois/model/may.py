"""What a player may do now: plays on the own turn, and answers in a window."""

from __future__ import annotations

from typing import Any

from ludoteca.games.fabrica_de_herois.actions import BUY, DONE, ENTER, FLEE, GO_HOME, LEAD, PASS, USE, USE_BASE
from tests.games.fabrica_de_herois.model.table import COLOURS, MARKER, NOBODY, PERMANENT, SEAL, Table

PREPARE = 2  # the step, as the state numbers it
ANSWERING = ("cancel", "shield", "redirect", "rescue")
ONE_BY_ONE = ("chosen", "in-one", "leader", "lowest", "highest", "members", "weak-in-one")
GROUPS = ("leaders", "weak", "each")
MINE = ("own", "my-lowest", "my-highest", "my-all", "my-leader", "my-weak", "my-members")
HERO_VERBS: tuple[str, ...] = (
    "eliminate",
    "exile",
    "home",
    "deck",
    "swap",
    "steal",
    "block",
    "strip",
    "seal",
    "depose",
    "lead",
)
HERO_VERBS += ("unblock", "protect")


class Said:
    """One effect as it is written: verb, amount, whom, limit, duration, condition."""

    def __init__(self, source: str) -> None:
        words = source.split()
        self.condition: list[str] = []
        self.duration = ""
        if "if" in words:
            self.condition = words[words.index("if") + 1 :]
            words = words[: words.index("if")]
        if "for" in words:
            self.duration = words[words.index("for") + 1]
            words = words[: words.index("for")]
        self.verb = words[0]
        self.amount = ""
        self.per = ""
        rest = words[1:]
        if rest and (rest[0].lstrip("+-").isdecimal() or rest[0].lstrip("+-") in ("die", "half-die")):
            self.amount = rest.pop(0)
        if rest and rest[0] == "per":
            self.per = rest[1]
            rest = rest[2:]
        self.whom = rest.pop(0) if rest else ""
        self.limit = rest.pop(0) if rest else ""

    @property
    def outward(self) -> bool:
        """Whether it touches opponents."""
        return self.whom in (*ONE_BY_ONE, *GROUPS, "one", "all", "ahead", "left") or self.verb == "duel"


class Ability:
    """The Leader ability of a Hero, or the other."""

    def __init__(self, t: Table, number: int) -> None:
        self.number = number
        self.hero = number // 2
        self.leads = number % 2 == 0
        card: dict[str, Any] = t.heroes[self.hero]["leader" if self.leads else "discard"]
        self.kind = card["kind"]
        self.bolt = bool(card.get("bolt"))
        self.effects = [Said(source) for source in card["do"]]

    @property
    def attack(self) -> bool:
        """R43."""
        return bool(self.kind == "attack")


class May:
    """One player's possibilities. `attack` is what is answered (a cast of the stack), for Defences."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.me = t.players[seat]
        self.lines = t.lines[seat]

    # -- prices ------------------------------------------------------------------------------------------------

    def price(self, printed: int) -> int:
        """R34 to R38; one play of the own turn may be free."""
        t = self.t
        own = t.raw["turn"] == self.seat and not t.raw["stack"]
        free = own and self.lines.sum("free-play") > self.me["free_used"]
        return 0 if printed <= 0 or free else printed

    def ability_price(self, ability: Ability, toll: int = 0) -> int:
        """R35, R36, D-2."""
        line = "price-leader" if ability.leads else "price-discard"
        return self.price(self.lines.sum(line) + self.lines.sum("taxed") + toll)

    def can_pay(self, ability: Ability, seat: int) -> bool:
        """Whether an Attack on this player can be paid."""
        toll = self.t.lines[seat].sum("toll")
        return not ability.attack or toll == 0 or self.ability_price(ability, toll) <= self.me["actions"]

    # -- abilities ---------------------------------------------------------------------------------------------

    def ready(self, hero: int) -> Ability | None:
        """R18, R19, R21, R50, D-22, D-36: the ability that a Field Hero could use."""
        t = self.t
        leads = self.me["leader"] == hero
        ability = Ability(t, 2 * hero + (not leads))
        if t.blocked(hero):
            return None
        if not leads:
            return None if self.lines.has("no-discard") else ability
        if t.raw["used"][hero] or t.lies_on(hero, SEAL) or self.lines.has("no-leader"):
            return None
        active = any(one[1] == PERMANENT and one[8] == hero for one in t.raw["lasting"])
        return None if active and ability.effects[0].duration == "permanent" else ability

    def declare(self, ability: Ability, attack: dict[str, Any] | None = None) -> bool:
        """D-29: it can be paid, and its first effect has something to do."""
        if self.ability_price(ability) > self.me["actions"]:
            return False
        first = ability.effects[0]
        if not self.opens(first, ability, attack):
            return False
        if ability.attack and first.whom in (*GROUPS, "all", "ahead", "left"):
            touched = self.receivers(ability, [[]] * len(ability.effects), [[]] * len(ability.effects))
            toll = max((self.t.lines[seat].sum("toll") for seat in touched), default=0)
            return bool(self.ability_price(ability, toll) <= self.me["actions"])
        return True

    def holds(self, words: list[str]) -> bool:
        """Whether a condition can come true."""
        if not words:
            return True
        t, me = self.t, self.me
        name = words[0]
        others = [player["points"] for seat, player in enumerate(t.players) if seat != self.seat]
        if name in ("field", "few"):
            n = len(t.up(self.seat))
            return n >= int(words[1]) if name == "field" else n <= int(words[1])
        if name == "colour":
            return bool(me["mission"] != NOBODY and t.missions[me["mission"]]["colour"] == words[1])
        found = {
            "die": True,
            "behind": max(others) > me["points"],
            "ahead": max(others) < me["points"],
            "minus": t.marker(self.seat) < 0,
            "base": t.on[self.seat],
            "no-support": not me["support"],
            "poor": me["actions"] <= 1,
        }
        if name in found:
            return bool(found[name])
        return sum(name in t.kin(hero) for hero in t.up(self.seat)) >= int(words[1])

    def fits(self, verb: str, hero: int) -> bool:
        """Whether a verb could be done to a Field Hero."""
        t = self.t
        seat = t.owner(hero)
        leads = t.players[seat]["leader"] == hero
        if verb == "home":
            return seat != self.seat or (not t.blocked(hero) and len(self.me["field"]) > 1)
        found = {
            "block": not t.guarded(hero),
            "strip": t.guarded(hero),
            "seal": leads,
            "depose": not leads and not t.blocked(hero),
            "lead": not leads and not t.blocked(hero),
            "unblock": t.blocked(hero),
            "protect": not t.blocked(hero),
        }
        return bool(found.get(verb, True))

    def can_hit(self, said: Said, attack: bool, hero: int) -> bool:
        """D-34: whether an opposing Field Hero can be aimed at."""
        if attack and self.t.guarded(hero) and said.verb != "strip":
            return False
        return self.fits(said.verb, hero)

    def belongs(self, said: Said, hero: int) -> bool:
        """Whether a Hero is one of the group that the text names."""
        t = self.t
        if said.whom in ("leader", "leaders", "my-leader"):
            return bool(t.players[t.owner(hero)]["leader"] == hero)
        if said.whom in ("weak", "weak-in-one", "my-weak"):
            return t.bonus(hero) <= int(said.limit)
        if said.whom in ("members", "my-members"):
            return said.limit in t.kin(hero)
        return True

    def touches(self, said: Said, seat: int) -> bool:
        """Whether an effect on a team would do anything."""
        t = self.t
        player = t.players[seat]
        minus = any(one[0] == MARKER and one[3] == seat and one[5] < 0 for one in t.raw["lasting"])
        found = {
            "invert": t.marker(seat) > 0,
            "wipe": minus,
            "actions": seat == self.seat or player["actions"] > 0,
            "rob": player["actions"] > 0,
            "tax": not t.lines[seat].has("taxed"),
            "pickpocket": bool(player["support"]),
            "spy": bool(player["support"]),
            "barter": bool(player["support"]) and bool(self.me["support"]),
            "cover": player["mission"] != NOBODY and bool(t.emblems(seat)),
            "replace": player["mission"] != NOBODY and bool(t.raw["missions"]),
            "trade-leaders": player["leader"] != NOBODY and self.me["leader"] != NOBODY,
        }
        return bool(found.get(said.verb, True))

    def opens(self, said: Said, ability: Ability, attack: dict[str, Any] | None) -> bool:
        """Whether an effect has something to do, for who declares it now."""
        if not self.holds(said.condition):
            return False
        if said.verb in ANSWERING:
            return attack is not None and self.answers(said, ability, attack)
        if said.verb in HERO_VERBS or said.verb == "duel":
            return self._heroes_open(said, ability)
        if said.whom in ("one", "all", "ahead", "left"):
            return any(self.touches(said, seat) for seat in self.seats(said) if self._payable(said, ability, seat))
        return self._self_open(said)

    def _payable(self, said: Said, ability: Ability, seat: int) -> bool:
        return said.whom != "one" or self.can_pay(ability, seat)

    def seats(self, said: Said) -> list[int]:
        """The players that a text could mean."""
        around = self.t.clockwise(self.seat)
        if said.whom == "left":
            return around[:1]
        if said.whom == "ahead":
            return [seat for seat in around if self.t.players[seat]["points"] > self.me["points"]]
        return around

    def _heroes_open(self, said: Said, ability: Ability) -> bool:
        t = self.t
        mine = [hero for hero in self.me["field"] if ability.leads or hero != ability.hero]
        if said.whom in MINE:
            return any(self.belongs(said, hero) and self.fits(said.verb, hero) for hero in mine)
        if said.verb == "duel" and all(t.blocked(hero) for hero in mine):
            return False
        if said.verb == "swap" and not t.raw["deck"] and not t.raw["graveyard"]:
            return False
        return any(
            self.belongs(said, hero) and self.can_hit(said, ability.attack, hero)
            for seat in t.clockwise(self.seat)
            if said.whom in GROUPS or self.can_pay(ability, seat)
            for hero in t.players[seat]["field"]
        )

    def _self_open(self, said: Said) -> bool:
        raw = self.t.raw
        if said.verb == "borrow":
            if not raw["graveyard"]:
                return False
            lent = Ability(self.t, 2 * raw["graveyard"][-1] + 1)
            return lent.effects[0].verb not in ANSWERING and self.opens(lent.effects[0], lent, None)
        found = {
            "draw": bool(raw["deck"] or raw["graveyard"]),
            "scout": bool(raw["deck"] or raw["graveyard"]),
            "salvage": bool(raw["graveyard"]),
            "recycle": bool(raw["graveyard"]),
            "again": self.me["leader"] != NOBODY and raw["used"][self.me["leader"]],
            "sort": len(raw["missions"]) > 1,
            "new-base": bool(raw["bases"]),
        }
        return bool(found.get(said.verb, self.touches(said, self.seat)))

    # -- attacks that wait -------------------------------------------------------------------------------------

    def receivers(self, ability: Ability, picks: list[list[int]], whom: list[list[int]]) -> set[int]:
        """D-16: the opponents whom an Attack of this player would touch."""
        t = self.t
        found: set[int] = set()
        if not ability.attack:
            return found
        for i, said in enumerate(ability.effects):
            if not said.outward:
                continue
            found |= {t.owner(hero) for hero in picks[i]} | set(whom[i])
            if said.whom in GROUPS:
                for seat in t.clockwise(self.seat):
                    field = t.players[seat]["field"]
                    if any(self.belongs(said, one) and self.can_hit(said, True, one) for one in field):
                        found.add(seat)
            elif said.whom in ("all", "ahead", "left"):
                found |= {seat for seat in self.seats(said) if self.touches(said, seat)}
        return found - {self.seat, NOBODY}

    def hit(self, cast: dict[str, Any]) -> list[int]:
        """My face-up Heroes that an Attack that waits would hit (D-30: no Defence saves a Blocked one)."""
        t = self.t
        if cast["cancelled"] or cast["spared"] >> self.seat & 1:
            return []
        theirs = May(t, cast["user"])
        ability = Ability(t, cast["ability"])
        found: list[int] = []
        for i, said in enumerate(ability.effects):
            if not (said.verb in HERO_VERBS or said.verb == "duel") or not said.outward:
                continue
            if cast["picks"][i]:
                aimed = [hero for hero in cast["picks"][i] if t.owner(hero) == self.seat]
            elif cast["whom"][i]:
                aimed = self.me["field"] if self.seat in cast["whom"][i] else []
            else:
                aimed = self.me["field"] if said.whom in GROUPS else []
            found += [
                hero
                for hero in aimed
                if not t.blocked(hero) and theirs.belongs(said, hero) and theirs.can_hit(said, True, hero)
            ]
        return found

    def may_defend(self, cast: dict[str, Any]) -> bool:
        """D-30: whether the Attack touches more of this player than Blocked Heroes."""
        t = self.t
        theirs = May(t, cast["user"])
        saved = cast["cancelled"] or cast["spared"] >> self.seat & 1
        for i, said in enumerate(Ability(t, cast["ability"]).effects):
            if not said.outward:
                continue
            if said.verb not in HERO_VERBS and said.verb != "duel":
                meant = cast["whom"][i] if said.whom == "one" else theirs.seats(said)
                if self.seat in meant and (said.whom == "one" or theirs.touches(said, self.seat)):
                    return True
            elif cast["picks"][i]:
                if any(t.owner(hero) == self.seat and not t.blocked(hero) for hero in cast["picks"][i]):
                    return True
            elif not saved and (said.whom in GROUPS or self.seat in cast["whom"][i]):
                group = [hero for hero in self.me["field"] if theirs.belongs(said, hero) and not t.blocked(hero)]
                if any(theirs.can_hit(said, True, hero) for hero in group):
                    return True
        return False

    def answers(self, said: Said, ability: Ability, cast: dict[str, Any]) -> bool:
        """D-50: whether a Defence that answers has something to do."""
        if said.verb == "cancel":
            return not cast["cancelled"]
        if said.verb == "shield":
            return bool(self.hit(cast))
        spent = NOBODY if ability.leads else ability.hero
        if said.verb == "rescue":
            return any(hero != spent for hero in self.hit(cast))
        return self._can_redirect(said, ability, cast)

    def _can_redirect(self, said: Said, ability: Ability, cast: dict[str, Any]) -> bool:
        t = self.t
        if cast["cancelled"]:
            return False
        theirs = May(t, cast["user"])
        attack = Ability(t, cast["ability"])
        for picked in cast["picks"]:
            for hero in picked:
                if t.owner(hero) != self.seat or t.blocked(hero):
                    continue
                field = self.me["field"] if said.whom == "mine" else t.players[cast["user"]]["field"]
                return any(
                    one != ability.hero and one not in other and theirs.can_hit(attack.effects[i], True, one)
                    for i, other in enumerate(cast["picks"])
                    if hero in other
                    for one in field
                )
        return False

    # -- all of it ---------------------------------------------------------------------------------------------

    def window(self, cast: dict[str, Any] | None) -> list[int]:
        """R44, R46: what can be answered; `cast` is the Attack, for its receivers."""
        actions = [PASS]
        defends = cast is not None and self.may_defend(cast)
        for hero in self.me["field"]:
            ability = self.ready(hero)
            if ability is None:
                continue
            defence = defends and ability.kind == "defence"
            if (ability.bolt or defence) and self.declare(ability, cast if defence else None):
                actions.append(USE + ability.number)
        return actions

    def plays(self) -> list[int]:
        """R34 to R38, R78, D-7: what can be played."""
        t, me, lines = self.t, self.me, self.lines
        preparing = t.raw["step"] == PREPARE
        room = lines.sum("support") - len(me["support"])
        actions = [DONE]
        buying = 0 if me["free_buys"] else self.price(lines.sum("price-buy"))
        heroes = t.raw["deck"] or t.raw["graveyard"]
        if buying <= me["actions"] and heroes and room > 0 and not (preparing and lines.has("no-buying")):
            actions.append(BUY)
        if not preparing and self._may_flee():
            actions.append(FLEE)
        if t.on[self.seat] and not me["base_used"]:
            once = [Said(source) for source in t.bases[me["base"]].get("once", [])]
            if any(self._base_opens(said) for said in once):
                actions.append(USE_BASE)
        for hero in me["field"]:
            ability = self.ready(hero)
            if ability is not None and ability.effects[0].verb not in ANSWERING and self.declare(ability):
                actions.append(USE + ability.number)
        if not (preparing and lines.has("no-moving")):
            if len(me["field"]) > 1 and room > 0 and self.price(lines.sum("price-home")) <= me["actions"]:
                actions += [GO_HOME + hero for hero in t.up(self.seat)]
            if lines.sum("field") > len(me["field"]) and not lines.has("barred"):
                actions += [ENTER + hero for hero in me["support"]]
        leading = 0 if me["free_leads"] else self.price(lines.sum("price-lead"))
        if leading <= me["actions"] and len(me["field"]) > 1:
            actions += [LEAD + hero for hero in t.up(self.seat) if hero != me["leader"]]
        return actions

    def _may_flee(self) -> bool:
        """R33, D-6, D-21."""
        me, t = self.me, self.t
        if me["mission"] == NOBODY or me["due"] or self.lines.has("no-flee") or not t.raw["missions"]:
            return False
        colour = COLOURS.index(t.missions[me["mission"]]["colour"])
        printed = (1, 1, 2, 3, 3)[colour] + self.lines.sum("price-flee")
        return bool(me["free_flees"] or max(0, printed) <= me["actions"])

    def _base_opens(self, said: Said) -> bool:
        """D-15, D-38: a Base is no ability: neither tolls nor Protection count."""
        if not self.holds(said.condition):
            return False
        if said.whom in ("one", "all", "ahead", "left"):
            return any(self.touches(said, seat) for seat in self.seats(said))
        return self._self_open(said)
