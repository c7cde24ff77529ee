"""What abilities do, effect by effect as the card data names them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.catalog import Card
from orrery.games.risk.rules.aims import Aims
from orrery.games.risk.rules.movement import choose_amount, move, ways_to_bring
from orrery.games.risk.rules.placing import placements
from orrery.games.risk.state import NOWHERE, RiskState

LEAST_FIELD_UNITS = 2
"""What the ability that counts mineral fields brings at least."""
LIMITS = ("defence-limit", "defence-losses", "set-attack", "set-defence", "cap-attack")
BONUSES = (
    *("defence-all", "defence-highest", "defence-die", "no-defence-hero"),
    *("attack-all", "attack-highest", "attack-die", "attack-ties"),
)
LASTING = (*LIMITS, *BONUSES)
"""Effects that the dice look up while they hold. Bonuses of several cards add up, of limits the tightest holds."""


def take_effect(s: RiskState, seat: Seat, card: Card, aims: Aims) -> Procedure[None]:
    """Let a card do what it says."""
    if card.effects[0][0] in LASTING:
        mark(s, seat, card, aims)
        return
    for name, amount in card.effects:
        if name in INSTANT:
            INSTANT[name](s, seat, card, amount, aims)
        else:
            yield from ASKING[name](s, seat, card, amount, aims)


def in_force(s: RiskState) -> dict[str, int]:
    """The abilities that bear on the running invasion: how much, all cards together."""
    found: dict[str, int] = {}
    for number, source, target in s.effects:
        card = s.catalog.cards[number]
        if (card.scope != "target" and source != s.source) or (card.scope != "source" and target != s.target):
            continue
        for name, amount in card.effects:
            found[name] = min(found.get(name, amount), amount) if name in LIMITS else found.get(name, 0) + amount
    return found


def end_roll(s: RiskState) -> None:
    """Abilities for one roll have done their work."""
    s.effects = tuple(effect for effect in s.effects if s.catalog.cards[effect[0]].scope != "roll")


def mark(s: RiskState, seat: Seat, card: Card, aims: Aims) -> None:
    """Note what holds for this roll, this front, this source or this target; the dice look it up."""
    pay(s, seat, card)
    source, target = (s.source, s.target) if s.invading else (NOWHERE, s.catalog.number[str(aims[0])])
    s.effects += ((card.number, source, target),)


def pay(s: RiskState, seat: Seat, card: Card) -> None:
    """Take the card's cost from the attacking territory."""
    if card.cost:
        s.units[s.source] -= card.cost
        s.committed = min(s.committed, s.units[s.source] - 1)
        s.tell("paid", seat=seat, territory=s.catalog.ids[s.source], units=card.cost)


def strike(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """An enemy territory loses units, but keeps one."""
    take_off(s, s.catalog.number[str(aims[0])], amount)


def psionic_storm(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """An enemy territory loses as many units as a die says, but keeps one."""
    roll = s.chance.roll()
    s.tell("rolled-for-card", seat=seat, value=roll)
    take_off(s, s.catalog.number[str(aims[0])], roll)


def burst(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """At a cost, the attacked territory loses units, but keeps one."""
    pay(s, seat, card)
    take_off(s, s.target, amount)


def take_off(s: RiskState, territory: int, units: int) -> None:
    """Remove units, never the last one: abilities do not conquer. [RK-MAP-06]"""
    lost = min(units, s.units[territory] - 1)
    s.units[territory] -= lost
    s.tell("struck", territory=s.catalog.ids[territory], units=lost)


def link(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """Until the end of the turn one territory may be invaded from another as if they were adjacent."""
    s.effects += ((card.number, s.catalog.number[str(aims[0])], s.catalog.number[str(aims[1])]),)


def scan(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """See an opponent's hand, which may not be used for abilities until the end of the turn."""
    other = int(aims[0])
    for held in s.hand(other):
        s.known[held] |= 1 << seat
        s.tell("scanned-card", to=seat, other=other, card=s.catalog.card_ids[held])
    s.tell("scanned", seat=seat, other=other)
    s.muted |= 1 << other
    s.chance.reveal()


def contaminate(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """An opponent may use no cards when placing reinforcements next."""
    s.blocked |= 1 << int(aims[0])
    s.tell("contaminated", seat=seat, other=int(aims[0]))


def add_to_pool(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """One unit for every two mineral fields, within bounds, to be placed anywhere."""
    units = min(max((s.fields(seat) + 1) // 2, LEAST_FIELD_UNITS), amount)
    s.pool += units
    s.tell("extra-units", seat=seat, units=units)


def add_units(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """Units into one own territory."""
    add(s, seat, s.catalog.number[str(aims[0])], amount)


def add_near_base(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """Units into a territory at a base; one unit anywhere for those who control none."""
    add(s, seat, s.catalog.number[str(aims[0])], amount if s.bases(seat) else 1)


def add_at_bases(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> Procedure[None]:
    """One unit and one more for every base, placed at the bases; one anywhere for those who control none."""
    bases = s.bases(seat)
    left = amount + len(bases) if bases else 1
    while left:
        where = bases or s.territories(seat)
        chosen, units = where[0], left
        if len(where) > 1:
            choice = yield Decision(
                seat,
                "units",
                partial(placements, s, where, left),
                "RK-CARD-04",
                {"units": left},
            )
            chosen, units = s.catalog.number[choice[1]], choice[2]
        add(s, seat, chosen, units)
        left -= units


def spread(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> Procedure[None]:
    """One unit into each of several different own territories."""
    free = list(s.territories(seat))
    for left in range(min(amount, len(free)), 0, -1):
        choice = yield Decision(
            seat,
            "spread",
            lambda: [*(("place", s.catalog.ids[territory], 1) for territory in free), ("done",)],
            "RK-CARD-04",
            {"units": left},
        )
        if choice[0] == "done":
            return
        chosen = s.catalog.number[choice[1]]
        free.remove(chosen)
        add(s, seat, chosen, 1)


def add_defenders(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """Units into the attacked territory."""
    add(s, seat, s.target, amount)


def add(s: RiskState, seat: Seat, territory: int, units: int) -> None:
    """Units from outside into an own territory."""
    s.units[territory] += units
    s.placing = 1
    s.tell("placed", seat=seat, territory=s.catalog.ids[territory], units=units)


def cancel(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """There is no roll, and the front is closed for the rest of the turn. [RK-ATTACK-05]"""
    s.effects += ((card.number, s.source, s.target),)
    s.cancelled = 1


def blink(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> Procedure[None]:
    """Units leave the attacked territory for one beside it before the dice."""
    yield from choose_amount(s, seat, s.target, s.catalog.number[str(aims[0])], "RK-CARD-04")


def recall(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> Procedure[None]:
    """Units from several territories, connected or not, into one."""
    target = s.catalog.number[str(aims[0])]
    sources = [territory for territory in s.territories(seat) if territory != target and s.units[territory] > 1]
    for _ in range(min(amount, len(sources))):
        choice = yield Decision(
            seat,
            "recall",
            lambda: [*(way for source in sources for way in ways_to_bring(s, seat, source)), ("done",)],
            "RK-CARD-04",
            {"target": s.catalog.ids[target]},
        )
        if choice[0] == "done":
            return
        source = s.catalog.number[choice[1]]
        sources.remove(source)
        move(s, seat, source, target, choice[2], with_hero=len(choice) > 3)


def airlift(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """One more manoeuvre, for which nothing need be connected."""
    s.airlifts += amount


def reroll(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> Procedure[None]:
    """Any of the attacker's dice, extra ones included, are rolled again. [RK-AMB-32]"""
    dice = sorted(s.attack_rolled, reverse=True)
    choice = yield Decision(seat, "reroll", lambda: ways_to_reroll(dice), "RK-CARD-04")
    for value in choice[1:]:
        dice.remove(value)
    s.attack_rolled = (*dice, *(s.chance.roll() for _ in choice[1:]))
    s.tell("rerolled", seat=seat, dice=[str(value) for value in sorted(s.attack_rolled, reverse=True)])


def ways_to_reroll(dice: list[int]) -> list[Choice]:
    """Every different set of dice, by their values.

    >>> ways_to_reroll([5, 2, 2])
    [('reroll', 5), ('reroll', 2), ('reroll', 5, 2), ('reroll', 2, 2), ('reroll', 5, 2, 2)]
    """
    sets = [values for size in range(1, len(dice) + 1) for values in combinations(dice, size)]
    return [("reroll", *values) for values in dict.fromkeys(sets)]


def extra_loss(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """A defender who loses a unit loses one more, even the last one."""
    s.losses = (s.losses[0], s.losses[1] + amount)


def save(s: RiskState, seat: Seat, card: Card, amount: int, aims: Aims) -> None:
    """The defender loses nothing in this roll."""
    s.losses = (s.losses[0], 0)


INSTANT: dict[str, Callable[[RiskState, Seat, Card, int, Aims], None]] = {
    "strike": strike,
    "storm": psionic_storm,
    "burst": burst,
    "link": link,
    "scan": scan,
    "contaminate": contaminate,
    "field-units": add_to_pool,
    "units": add_units,
    "near-base-units": add_near_base,
    "add-defenders": add_defenders,
    "cancel": cancel,
    "airlift": airlift,
    "extra-loss": extra_loss,
    "save": save,
}
"""Effects that happen at once."""
ASKING: dict[str, Callable[[RiskState, Seat, Card, int, Aims], Procedure[None]]] = {
    "base-units": add_at_bases,
    "spread": spread,
    "blink": blink,
    "recall": recall,
    "reroll": reroll,
}
"""Effects in which something is left to decide."""
