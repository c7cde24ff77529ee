"""Resources: workers harvest what a cost demands, from permanent resources and Resource cards. (pages 18 to 20)

A cost is a pair of numbers, minerals and gas. Payment is automatic unless a player asks to pay by hand, and never force
mines a card by itself: that is always asked. [SC-AMB-15]
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from orrery.core import Choice, Decision, Message, Procedure, unforeseen
from orrery.core.message import Argument
from orrery.games.starcraft.catalog import GAS, MINERALS, RESOURCES
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DEPLETED, DEPLETED_CARD, PARTIALLY_DEPLETED, RESOURCE_DECK

Cost: TypeAlias = tuple[int, int]
"""Minerals and gas."""

FORCE_MINE = "force-mine"
LESS = tuple(f"less-{resource}" for resource in RESOURCES)
"""By resource: the word for one of it taken off a cost. [SC-SPEC-03]"""


class Purse(NamedTuple):
    """What a player can harvest now: workers in his pool, and by resource the free capacity of his cards, what force
    mining would add to that, and his resource tokens."""

    workers: int
    free: tuple[int, ...]
    extra: tuple[int, ...]
    tokens: tuple[int, int] = (0, 0)

    def after_tokens(self, cost: Cost) -> Cost:
        """What workers must pay of a cost at least. [BW-RTOK-02] [BW-RTOK-03]"""
        minerals, gas = cost
        return max(0, minerals - self.tokens[0]), max(0, gas - self.tokens[1])

    def covers(self, cost: Cost) -> bool:
        """Whether a cost can be paid without force mining. [SC-RES-06] [SC-RES-08]"""
        minerals, gas = self.after_tokens(cost)
        return minerals + gas <= self.workers and minerals <= self.free[0] and gas <= self.free[1]

    def covers_by_force(self, cost: Cost) -> bool:
        """Whether a cost can be paid if cards are force mined as far as they allow. [SC-FORCE-07] [SC-FORCE-12]"""
        minerals, gas = self.after_tokens(cost)
        return (
            minerals + gas <= self.workers
            and minerals <= self.free[0] + self.extra[0]
            and gas <= self.free[1] + self.extra[1]
        )


def purse_of(s: StarCraftState, seat: int) -> Purse:
    """What a player can harvest now. [SC-RES-02] [SC-RES-07] [SC-RES-10]"""
    free = free_permanent(s, seat)
    extra = [0, 0]
    for area in s.resource_cards(seat):
        resource = s.catalog.resource[area]
        free[resource] += free_capacity(s, area)
        extra[resource] += DEPLETED - s.depletion[area]
    return Purse(s.pool[seat], tuple(free), tuple(extra), tokens_of(s, seat))


def tokens_of(s: StarCraftState, seat: int) -> Cost:
    """A player's resource tokens. [BW-RTOK-04]"""
    minerals, gas = s.resource_tokens[2 * seat : 2 * seat + 2]
    return minerals, gas


def free_permanent(s: StarCraftState, seat: int) -> list[int]:
    """How many workers each permanent resource still takes. [SC-RES-11]"""
    minerals, gas = s.permanent(seat)
    minerals -= s.permanent_workers[2 * seat + MINERALS]
    gas -= s.permanent_workers[2 * seat + GAS]
    return [minerals if minerals > 0 else 0, gas if gas > 0 else 0]


def free_capacity(s: StarCraftState, area: int) -> int:
    """How many workers the Resource card of an area still takes without being force mined. [SC-RES-03] [SC-RES-04]"""
    free = s.capacity(area) - s.card_workers[area]
    return free if free > 0 else 0


# What a cost comes to


@lru_cache(maxsize=256)
def discount_ways(cost: Cost, discount: int) -> tuple[tuple[str, ...], ...]:
    """The ways to take up to so many resources off a cost, each as words for what is taken off: none at first.

    Nothing is taken off what a thing does not cost. [SC-SPEC-03] [SC-AMB-14]
    """
    minerals, gas = cost
    return tuple(
        (LESS[0],) * less_minerals + (LESS[1],) * less_gas
        for less_minerals in range(min(minerals, discount) + 1)
        for less_gas in range(min(gas, discount - less_minerals) + 1)
    )


def discounted(cost: Cost, how: tuple[str, ...]) -> Cost:
    """What is left of a cost if it is bought in a certain way."""
    minerals, gas = cost
    return minerals - how.count(LESS[0]), gas - how.count(LESS[1])


def parted(choice: Choice) -> tuple[Choice, tuple[str, ...]]:
    """A purchase taken apart: what is bought, and the words for how.

    >>> parted(("build-unit", "marine", "torus-1", "less-minerals"))
    (('build-unit', 'marine', 'torus-1'), ('less-minerals',))
    """
    how = tuple(part for part in choice if isinstance(part, str) and (part in LESS or part == FORCE_MINE))
    return choice[: len(choice) - len(how)], how


@lru_cache(maxsize=8192)
def ways_to_buy(purse: Purse, cost: Cost, discount: int = 0) -> tuple[tuple[str, ...], ...]:
    """The ways in which a player can buy something of a cost: with or without a discount, and by force mining where
    what is missing can only be had so."""
    found: list[tuple[str, ...]] = []
    for how in discount_ways(cost, discount):
        rest = discounted(cost, how)
        if purse.covers(rest):
            found.append(how)
        elif purse.covers_by_force(rest):
            found.append((*how, FORCE_MINE))
    return tuple(found)


def why_not_buy(s: StarCraftState, seat: int, cost: Cost, how: tuple[str, ...], discount: int = 0) -> Message | None:
    """What forbids to pay a cost in a certain way."""
    purse = purse_of(s, seat)
    if how in ways_to_buy(purse, cost, discount):
        return None
    less = tuple(word for word in how if word in LESS)
    if less and not discount:
        return Message("starcraft-refused-no-discount", rule="SC-SPEC-04")
    if less not in discount_ways(cost, discount):
        return Message("starcraft-refused-discount", {"count": discount}, "SC-AMB-14")
    rest = discounted(cost, less)
    if purse.covers(rest):
        return Message("starcraft-refused-force-mine-needless", rule="SC-AMB-15")
    if sum(rest) > purse.workers:
        return Message("starcraft-refused-workers", {"needed": sum(rest), "workers": purse.workers}, "SC-RES-06")
    short = next(resource for resource in range(len(RESOURCES)) if rest[resource] > purse.free[resource])
    about: dict[str, Argument] = {
        "resource": RESOURCES[short],
        "needed": rest[short],
        "free": purse.free[short],
    }
    if purse.covers_by_force(rest):
        return Message("starcraft-refused-only-force-mine", about, "SC-AMB-15")
    return Message("starcraft-refused-resources", about, "SC-RES-03")


# Paying


def pay(s: StarCraftState, seat: int, cost: Cost) -> Procedure[None]:
    """A player pays a cost in full, with workers of his pool. [SC-BUILD-09] [SC-RES-01]

    What is left after automatic payment must be force mined: which cards, he chooses.
    """
    if s.pay_by_hand[seat]:
        s.pay_by_hand[seat] = False
        yield from pay_by_hand(s, seat, cost)
        return
    if any(tokens_of(s, seat)):
        cost = spend_tokens(s, seat, cost, tokens_needed(purse_of(s, seat), cost))
    for resource, count in enumerate(automatic_payment(s, seat, cost)):
        for left in range(count, 0, -1):
            question = Decision(
                seat,
                "force-mine",
                partial(force_minable, s, seat, resource),
                rule="SC-FORCE-01",
                about={"resource": RESOURCES[resource], "left": left},
            )
            assign_worker(s, seat, (yield from choose(question)))


def tokens_needed(purse: Purse, cost: Cost) -> Cost:
    """The fewest resource tokens without which a cost cannot be paid. [BW-RTOK-02]

    >>> tokens_needed(Purse(9, (1, 4), (0, 0), (2, 2)), (2, 2))
    (1, 0)
    >>> tokens_needed(Purse(2, (4, 4), (0, 0), (2, 1)), (2, 2))
    (2, 0)
    """
    most = [min(cost[resource], purse.tokens[resource]) for resource in range(len(RESOURCES))]
    spent = [min(most[resource], max(0, cost[resource] - purse.free[resource])) for resource in range(len(RESOURCES))]
    for resource in range(len(RESOURCES)):
        missing = sum(cost) - sum(spent) - purse.workers
        spent[resource] += min(max(0, missing), most[resource] - spent[resource])
    minerals, gas = spent
    return minerals, gas


def spend_tokens(s: StarCraftState, seat: int, cost: Cost, tokens: Cost) -> Cost:
    """Resource tokens are given back for a part of a cost; gives the rest of it. [BW-RTOK-02] [BW-RTOK-03]"""
    for resource, count in enumerate(tokens):
        if count:
            s.resource_tokens[2 * seat + resource] -= count
            s.tell("tokens-spent", "BW-RTOK-02", seat=seat, resource=RESOURCES[resource], count=count)
    return cost[0] - tokens[0], cost[1] - tokens[1]


def automatic_payment(s: StarCraftState, seat: int, cost: Cost) -> Cost:
    """Assign workers to permanent resources first, then to the cards with most free capacity. [SC-AMB-15]

    Gives what could not be paid so, for automatic payment never force mines.
    """
    minerals, gas = (_pay_automatically(s, seat, resource, cost[resource]) for resource in range(len(RESOURCES)))
    return minerals, gas


def _pay_automatically(s: StarCraftState, seat: int, resource: int, amount: int) -> int:
    if not amount:
        return 0
    taken = min(amount, free_permanent(s, seat)[resource])
    if taken:
        assign_to_permanent(s, seat, resource, taken)
        amount -= taken
    cards = [area for area in s.resource_cards(seat) if s.catalog.resource[area] == resource]
    for area in sorted(cards, key=lambda area: -free_capacity(s, area)):
        taken = min(amount, free_capacity(s, area))
        if taken:
            assign_to_card(s, seat, area, taken)
            amount -= taken
    return amount


def pay_by_hand(s: StarCraftState, seat: int, cost: Cost) -> Procedure[None]:
    """A player says of each worker where it harvests, and may force mine a card that is full. [SC-FORCE-01]"""
    for resource, count in enumerate(cost):
        for left in range(count, 0, -1):
            question = Decision(
                seat,
                "pay",
                partial(assignments, s, seat, resource),
                rule="SC-RES-01",
                about={"resource": RESOURCES[resource], "left": left},
            )
            assign_worker(s, seat, (yield from choose(question)))


def assignments(s: StarCraftState, seat: int, resource: int) -> list[Choice]:
    """Where a worker can harvest a resource: the permanent one, cards, and cards that are force mined."""
    areas = [s.catalog.areas[area].id for area in s.resource_cards(seat)]
    wanted: list[Choice] = [("pay-permanent", RESOURCES[resource]), *(("pay-card", area) for area in areas)]
    wanted += [(FORCE_MINE, area) for area in areas]
    if s.resource_tokens[2 * seat + resource]:
        wanted.append(("pay-token", RESOURCES[resource]))
    return [choice for choice in wanted if why_not_assign(s, seat, resource, choice) is None]


def force_minable(s: StarCraftState, seat: int, resource: int) -> list[Choice]:
    """The cards of a resource that can be force mined."""
    cards = ((FORCE_MINE, s.catalog.areas[area].id) for area in s.resource_cards(seat))
    return [choice for choice in cards if why_not_assign(s, seat, resource, choice) is None]


def why_not_assign(s: StarCraftState, seat: int, resource: int, choice: Choice) -> Message | None:
    """What forbids to let a worker harvest a resource somewhere."""
    match choice:
        case ("pay-permanent", str() as name):
            reason = _why_not_permanent(s, seat, resource, name)
        case ("pay-token", str() as name):
            reason = _why_not_token(s, seat, resource, name)
        case ("pay-card" | "force-mine" as verb, str() as name):
            reason = _why_not_on_card(s, seat, resource, s.catalog.area_number[name], forced=verb == FORCE_MINE)
        case _:
            unforeseen(choice)
    return reason


def _why_not_permanent(s: StarCraftState, seat: int, resource: int, name: str) -> Message | None:
    about: dict[str, Argument] = {"resource": RESOURCES[resource]}
    if name != RESOURCES[resource]:
        return Message("starcraft-refused-other-resource", about, "SC-RES-08")
    if not free_permanent(s, seat)[resource]:
        return Message("starcraft-refused-permanent-full", about, "SC-RES-03")
    return None


def _why_not_token(s: StarCraftState, seat: int, resource: int, name: str) -> Message | None:
    about: dict[str, Argument] = {"resource": RESOURCES[resource]}
    if name != RESOURCES[resource]:
        return Message("starcraft-refused-other-resource", about, "SC-RES-08")
    if not s.resource_tokens[2 * seat + resource]:
        return Message("starcraft-refused-no-token", about, "BW-RTOK-02")
    return None


def _why_not_on_card(s: StarCraftState, seat: int, resource: int, area: int, *, forced: bool) -> Message | None:
    about: dict[str, Argument] = {"area": s.catalog.areas[area].id}
    if s.card_holder[area] == DEPLETED_CARD:
        return Message("starcraft-refused-depleted", about, "SC-FORCE-08")
    if s.card_holder[area] != seat:
        return Message("starcraft-refused-not-your-card", about, "SC-RES-02")
    if s.catalog.resource[area] != resource:
        return Message("starcraft-refused-other-resource", {"resource": RESOURCES[resource]}, "SC-RES-08")
    if forced and free_capacity(s, area):
        return Message("starcraft-refused-force-mine-free", about, "SC-AMB-06")
    if not forced and not free_capacity(s, area):
        return Message("starcraft-refused-card-full", {**about, "capacity": s.capacity(area)}, "SC-RES-03")
    return None


def assign_worker(s: StarCraftState, seat: int, choice: Choice) -> None:
    """Move one worker from the pool to where a player said. [SC-RES-01] [SC-RES-05]"""
    match choice:
        case ("pay-permanent", str() as name):
            assign_to_permanent(s, seat, RESOURCES.index(name), 1)
        case ("pay-token", str() as name):
            spend_tokens(s, seat, (0, 0), (int(name == RESOURCES[0]), int(name == RESOURCES[1])))
        case ("pay-card", str() as name):
            assign_to_card(s, seat, s.catalog.area_number[name], 1)
        case ("force-mine", str() as name):
            force_mine(s, seat, s.catalog.area_number[name])
        case _:
            unforeseen(choice)


def assign_to_permanent(s: StarCraftState, seat: int, resource: int, workers: int) -> None:
    """Workers of the pool harvest a permanent resource. [SC-RES-10]"""
    s.pool[seat] -= workers
    s.permanent_workers[2 * seat + resource] += workers
    if s.events is not None:
        s.tell("harvested-permanent", "SC-RES-10", seat=seat, resource=RESOURCES[resource], count=workers)


def assign_to_card(s: StarCraftState, seat: int, area: int, workers: int) -> None:
    """Workers of the pool harvest a Resource card, wherever its planet is. [SC-RES-02]"""
    s.pool[seat] -= workers
    s.card_workers[area] += workers
    if s.events is not None:
        s.tell("harvested", "SC-RES-01", seat=seat, area=s.catalog.areas[area].id, count=workers)


# Force mining and depletion


def force_mine(s: StarCraftState, seat: int, area: int) -> None:
    """One worker more than the card's capacity harvests one resource more, which depletes the card. [SC-FORCE-01]"""
    s.pool[seat] -= 1
    s.card_workers[area] += 1
    s.tell("force-mined", "SC-FORCE-01", seat=seat, area=s.catalog.areas[area].id)
    deplete(s, area)


def deplete(s: StarCraftState, area: int) -> None:
    """Deplete an area one step further, by force mining or otherwise. [SC-FORCE-02] [SC-FORCE-03] [SC-FORCE-11]

    A depleted card leaves the game; its workers are not destroyed but unavailable. [SC-FORCE-04] [SC-AMB-08]
    """
    name = s.catalog.areas[area].id
    if s.depletion[area] < PARTIALLY_DEPLETED:
        s.depletion[area] = PARTIALLY_DEPLETED
        s.tell("partially-depleted", "SC-FORCE-02", area=name)
        return
    holder = s.card_holder[area]
    if holder >= 0:
        s.unavailable[holder] += s.card_workers[area]
    s.card_workers[area] = 0
    s.card_holder[area] = DEPLETED_CARD
    s.depletion[area] = DEPLETED
    s.capacity_bonuses = [bonus for bonus in s.capacity_bonuses if bonus[0] != area]
    s.tell("depleted", "SC-FORCE-05", area=name)


# Cards come and go


def lose_card(s: StarCraftState, area: int, rule: str) -> None:
    """A Resource card goes back to the Resource deck; the workers on it are destroyed. [SC-RES-14] [SC-REGR-06]"""
    seat, workers = s.card_holder[area], s.card_workers[area]
    s.card_holder[area] = RESOURCE_DECK
    s.card_workers[area] = 0
    s.tell("card-lost", rule, seat=seat, area=s.catalog.areas[area].id, workers=workers)


def gain_card(s: StarCraftState, seat: int, area: int, rule: str) -> None:
    """A player takes a Resource card of the Resource deck, as far depleted as its area. [SC-FORCE-10] [SC-REGR-12]"""
    s.card_holder[area] = seat
    s.tell("card-gained", rule, seat=seat, area=s.catalog.areas[area].id)
