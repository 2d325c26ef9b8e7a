"""A fight as it goes: whom to join, what to roll again, who takes the damage, where the Hits go."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.brawl import BOSS_POINT, Pool, beat_worth, brute_worth, fight_worth
from ludoteca.games.kick_ass.bots.outlook import Outlook, outlook
from ludoteca.games.kick_ass.bots.worth import SUPER, relief
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import ItemPiece
from ludoteca.games.kick_ass.rules.conditions import fighter_of
from ludoteca.games.kick_ass.rules.pools import pool_of
from ludoteca.games.kick_ass.rules.strength import foe_life, gang_life, minion_life, super_life
from ludoteca.games.kick_ass.state import AT_FOE, AT_GANG, AT_MINION, AT_SUPER, BLANK, BLUE_DICE, City, Fighter
from ludoteca.kernel.flow import Decision


def joins(t: City, decision: Decision) -> int:
    """KA-D-15: whether the fight is better with this hero than without."""
    caller = decision.about
    assert isinstance(caller, int)
    s = t.s
    look = outlook(t)
    at = s.heroes[caller].at
    first = Pool(caller, pool_of(t, caller), s.heroes[caller].stats[w.LIFE])
    own = Pool(decision.seat, pool_of(t, decision.seat), s.heroes[decision.seat].stats[w.LIFE])
    gain = fight_worth(t, look, at, [first, own]) - fight_worth(t, look, at, [first])
    return a.YES if gain > 0.0 else a.PASS


def rolls(t: City, decision: Decision) -> int:
    """KA-D-52, step 4: blanks are rolled again, of the colour that is short; items help where they matter."""
    s = t.s
    fight = s.fight
    fighter = fighter_of(t, decision.seat)
    if fight is None or fighter is None:
        return decision.actions[0]
    hits: i64 = fight.docks_hit
    shields: i64 = fight.docks_shield
    for one in fight.fighters:
        hits += one.hits + sum(face != BLANK for face in one.red)
        shields += one.shields + sum(face != BLANK for face in one.blue)
    short_of_hits = hits < life_at(t, fight.at)
    short_of_shields = shields < fight.power
    for action in decision.actions:
        if a.REROLL <= action < a.DICE_EXHAUST:
            die: i64 = (action - a.REROLL) % a.DICE
            if die >= BLUE_DICE:
                if short_of_shields and fighter.blue[die - BLUE_DICE] == BLANK:
                    return action
            elif short_of_hits and fighter.red[die] == BLANK:
                return action
    for action in decision.actions:
        if action >= a.DICE_EXHAUST:
            item = t.content.items[(action - a.DICE_EXHAUST) // a.OPTIONS]
            if helps(item, fighter, short_of_hits, short_of_shields):
                return action
    return a.DONE


def helps(item: ItemPiece, fighter: Fighter, short_of_hits: bool, short_of_shields: bool) -> bool:
    """Whether exhausting an item brings what is short, or rolls a blank again."""
    for line in item.lines.at[w.EXHAUST]:
        for deed in line.options[0].deeds:
            if deed.verb in (w.SHIELD, w.SAFE) and short_of_shields:
                return True
            if deed.verb in (w.HIT, w.ROLL) and short_of_hits:
                return True
            short = short_of_hits or short_of_shields
            if deed.verb == w.REROLL and short and blank(fighter.red, fighter.blue, deed.what):
                return True
    return False


def blank(red: list[int], blue: list[int], what: i64) -> bool:
    """Whether a blank die of a colour lies there."""
    return (what != w.BLUE and BLANK in red) or (what != w.RED and BLANK in blue)


def life_at(t: City, place: i64) -> i64:
    """Hits that it takes to fell everyone in a place."""
    s = t.s
    total: i64 = s.minions[place] * minion_life(t, place) + s.supers[place] * super_life(t, place)
    for foe in s.foes:
        if foe.at == place:
            total += foe_life(t, foe) + foe.armour
    if s.gang > 0:
        total += 2
    return total


def shares(t: City, decision: Decision) -> int:
    """KA-R119: whoever has most Life takes what it can bear; nobody falls who need not."""
    best = decision.actions[0]
    most = -1e9
    rest = decision.about
    assert isinstance(rest, int)
    for action in decision.actions:
        seat = action // a.AMOUNT
        n = action % a.AMOUNT
        life = t.s.heroes[seat].stats[w.LIFE]
        over = max(0, n - life)
        # As much as possible where it does least harm: down to the last point, but not beyond.
        score = float(min(n, life)) + 0.3 * float(life - n) - 6.0 * float(over)
        if n == rest and over > 0:
            score += 2.0  # if somebody must fall, let it be one alone
        if score > most:
            most = score
            best = action
    return best


def strikes(t: City, decision: Decision) -> int:
    """KA-R113: where the Hits do most good."""
    about = decision.about
    assert isinstance(about, tuple)
    look = outlook(t)
    best = decision.actions[0]
    most = -1.0
    for action in decision.actions:
        if action == a.PASS:
            continue
        worth = strike_worth(t, look, about[0], (action - 1) // a.AMOUNT, (action - 1) % a.AMOUNT)
        if worth > most:
            most = worth
            best = action
    return best


def strike_worth(t: City, look: Outlook, place: i64, target: i64, n: i64) -> float:
    """What so many Hits on one target are worth."""
    s = t.s
    if target == AT_MINION:
        dead: i64 = n // minion_life(t, place)
        worth = float(dead) * beat_worth(t, look, place, w.MINION)
        if place < w.DISTRICTS:
            return worth + relief(t, place, dead) + 0.1 * float(dead)
        return worth + 0.8 * float(dead)
    if target == AT_SUPER:
        dead = n // super_life(t, place)
        worth = float(dead) * (SUPER + beat_worth(t, look, place, w.SUPER))
        return worth + (relief(t, place, dead) if place < w.DISTRICTS else 1.7 * float(dead))
    if target == AT_GANG:
        return 4.0 * float(n) / float(gang_life(t))
    foe = s.foes[target - AT_FOE]
    if foe.lasting:
        harm = float(n) - float(foe.armour)
        return BOSS_POINT * harm + (10.0 if harm >= float(foe.life) else 0.0)
    return brute_worth(t, look, foe.event) if foe.event >= 0 else 6.0
