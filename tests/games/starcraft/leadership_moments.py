"""Positions in which heroes, installations, tokens and Leadership cards ask and tell something."""

from __future__ import annotations

from typing import Any

from orrery.core import Choice, Step
from orrery.games.starcraft.ability import END_OF_PLANNING, END_OF_REGROUPING, START_OF_REGROUPING
from orrery.games.starcraft.rules.brood_war.leading import get_star_order
from orrery.games.starcraft.rules.pieces import become, move_unit, place_installation, take_over
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import CEREBRATE, GONE, IN_PLAY, ON_CARD, WARP_GATE
from tests.games.starcraft.brood_war_moments import position as place_pieces
from tests.games.starcraft.fighting import AREA, Force, Fought, duel, lay_out
from tests.games.starcraft.position import Position, StarCraftMatch

REST: Step = ("place_order", 0)


def number(s: StarCraftState, card: str) -> int:
    return s.catalog.leadership_number[card]


def position(card: str, *, seats: int = 2, in_play: bool = True, **given: Any) -> Position:
    """A position in which seat 0 leads by a card, or has not chosen it yet."""
    catalog = place_pieces(leadership=True).state.catalog
    faction = catalog.factions[catalog.leadership[catalog.leadership_number[card]].faction].id
    others = [other for other in ("overmind", "raynor", "tassadar") if other != faction]
    place = place_pieces(seats, leadership=True, factions=(faction, *others), **given)
    if in_play:
        place.state.leadership[number(place.state, card)] = IN_PLAY
    return place


def chosen(place: Position, card: str, *then: Step) -> StarCraftMatch:
    """A card is chosen and does what it says."""
    place.state.phase = "regrouping"
    return place.start(("apply_leadership", 0, number(place.state, card)), *(then or (REST,)))


COMPARE: tuple[Step, ...] = (("choose_skirmish",), ("reveal",), ("cancel",), ("compare",), REST)


def hero_fight(card: str, hero: str, unit: str, cards: str, *, support: list[str] | None = None) -> Fought:
    place = position(card)
    fought = lay_out(place, (Force(unit, cards, support=support or []), Force("zergling", "zerg-1")))
    s = place.state
    become(s, s.battle.skirmishes[0].front[0], s.catalog.unit_number[hero])  # type: ignore[union-attr]
    return fought


def answered(match: StarCraftMatch, *choices: Choice) -> StarCraftMatch:
    """The match after these answers, whoever is asked."""
    for choice in choices:
        match.play(match.waiting[0], choice)
    return match


def fresh(card: str, **given: Any) -> Position:
    """A position in which a card is not chosen yet, with a unit of its player."""
    army = {ARMY[card]: 1} if card in ARMY else {}
    return position(card, in_play=False, **given).units(0, "torus-2", **army)


def at_once() -> list[StarCraftMatch]:
    """Cards that do something when they are chosen."""
    driven = fresh("psi-disruptor").units(1, "torus-3", zergling=2).transport(1, "torus", "helios")
    crowded = fresh("psi-disruptor").units(1, "torus-3", zergling=3, hydralisk=2).transport(1, "torus", "helios")
    crowded.units(1, "helios-3", zergling=2)
    crowded.units(1, "helios-1", zergling=2)
    twice = fresh("psi-disruptor").units(1, "torus-3", zergling=1).units(0, "helios-3", marine=1)
    twice.units(1, "helios-1", zergling=1)
    spread = fresh("subtle-influence").units(0, "helios-3", zergling=2)
    gates = fresh("warp-gate").units(0, "torus-3", zealot=1)
    raided = fresh("the-swarm-flies", seats=3).transport(1, "torus", "helios").transport(2, "torus", "helios")
    sacrificed = fresh("ultimate-sacrifice").units(1, "torus-3", zergling=2).units(1, "torus-1", zergling=1)
    full = fresh("torrasque").units(0, "torus-3", ultralisk=1).units(0, "helios-3", ultralisk=1)
    return [
        chosen(fresh("to-the-bitter-end").points(3, 3), "to-the-bitter-end"),
        chosen(driven, "psi-disruptor"),
        chosen(twice, "psi-disruptor"),
        chosen(spread, "subtle-influence"),
        chosen(gates, "warp-gate"),
        chosen(crowded, "psi-disruptor"),
        chosen(raided, "the-swarm-flies"),
        answered(chosen(sacrificed, "ultimate-sacrifice"), ("choose-unit", "zealot", "torus-2")),
        chosen(full, "torrasque"),
        *(
            chosen(fresh(card), card)
            for card in (
                "jim-raynor",
                "tactical-mastery",
                "terran-civilization",
                "scorched-earth-policy",
                "warp-gate",
                "covert-operations",
                "return-to-aiur",
                "hasten-the-end",
                "sarah-kerrigan",
                "subtle-influence",
                "teeming-spawn",
                "ultimate-sacrifice",
            )
        ),
    ]


ARMY = {
    "psi-disruptor": "marine",
    "ultimate-sacrifice": "zealot",
    "warp-gate": "zealot",
    "subtle-influence": "zergling",
    "torrasque": "ultralisk",
    "jim-raynor": "marine",
}


def fleet() -> Position:
    """A Dragoon waits on Conclave Fleet, and an opponent has a Mobilize order."""
    place = position("conclave-fleet").order(1, "mobilize", "helios").units(1, "helios-2", zergling=1).first_player(1)
    move_unit(place.state, place.state.supply_of(0, place.state.catalog.unit_number["dragoon"])[0], ON_CARD)
    return place


def covert() -> Position:
    """A Ghost waits on Covert Operations, and more can be built."""
    place = position("covert-operations").building(0, barracks=3)
    move_unit(place.state, place.state.supply_of(0, place.state.catalog.unit_number["ghost"])[0], ON_CARD)
    return place


def waiting_at_gate() -> Position:
    """Two Zealots stand at the Warp Gate."""
    place = position("warp-gate").units(0, "torus-2", zealot=2)
    place_installation(place.state, 0, place.area("torus-2"), WARP_GATE)
    return place


def star_order() -> Position:
    """The Star order lies on a planet, and a special order may be executed."""
    place = position("the-sons-of-korhal").module(0, research_and_development=1)
    get_star_order(place.state, 0)
    return place.order(0, "star", "torus")


def web() -> Position:
    """A Mobilize order can be cancelled."""
    place = place_pieces(factions=("tassadar", "overmind")).units(0, "helios-3", dark_archon=1)
    return place.in_play(0, "maelstrom-1").order(1, "mobilize", "helios").first_player(1)


def fallen() -> Position:
    """A Terran base falls beside a Queen."""
    place = place_pieces(factions=("raynor", "overmind")).units(1, "torus-1", queen=1).units(0, "torus-2", marine=1)
    return place.in_play(1, "infest-command-center-1")


def at_moments() -> list[StarCraftMatch]:
    """Cards in play that do something at their moments."""
    gate = waiting_at_gate()
    ship = position("gantrithor").units(0, "torus-2", carrier=1).units(1, "torus-3", ultralisk=1)
    become(ship.state, ship.state.units_on_board(0)[0], ship.state.catalog.unit_number["gantrithor"])
    place_installation(ship.state, 1, ship.area("torus-3"), CEREBRATE)
    emperor = position("emperor-arcturus-i", in_play=False)
    emperor.state.leadership[number(emperor.state, "emperor-arcturus-i")] = GONE
    emperor.state.phase, emperor.state.dealt = "setup", [-1] * len(emperor.state.dealt)
    star = star_order()
    stacks = position("khala-devotee").order(1, "build", "torus").order(0, "research", "torus")
    covered = position("khala-devotee").order(1, "build", "torus").order(0, "research", "torus")
    blow = chosen(position("deathblow", in_play=False), "deathblow").state
    will = chosen(position("the-will-of-the-conclave", in_play=False), "the-will-of-the-conclave").state
    later = [position("deathblow"), position("the-will-of-the-conclave")]
    for place, s in zip(later, (blow, will), strict=True):
        s.round += 1
        place.state = s
    avenged = ship.executing(0, "mobilize", "torus").start()
    avenged.play(0, ("destroy-unit", "gantrithor", "torus-2"))
    return [
        position("storage-facilities").start(("lead_moment", START_OF_REGROUPING), REST),
        position("riches-of-aiur").depleted("torus-2").start(("lead_moment", END_OF_REGROUPING), REST),
        position("torrasque").start(("lead_moment", END_OF_REGROUPING), REST),
        answered(
            gate.start(("lead_moment", END_OF_REGROUPING), REST), ("choose-area", "helios-3"), ("leave", "zealot")
        ),
        waiting_at_gate().start(("lead_moment", END_OF_REGROUPING), REST),
        answered(fleet().start(("execution",)), ("execute", "helios")),
        answered(fleet().start(("execution",)), ("execute", "helios"), ("deploy", "dragoon", "torus-1", 1)),
        covert().executing(0, "mobilize", "torus").start(),
        covert().executing(0, "build", "torus").start(),
        answered(covert().executing(0, "build", "torus").start(), ("build-on-card", "ghost")),
        avenged,
        emperor.start(("deal_planets",), ("choose_own_planets",), REST),
        answered(star.start(("execution",)), ("execute", "torus")),
        answered(stacks.start(("lead_moment", END_OF_PLANNING), REST), ("choose-planet", "torus")),
        covered.start(("lead_moment", END_OF_PLANNING), REST),
        later[0].order(0, "research", "torus").start(("execution",)),
        later[1].start(("place_orders",)),
        zeratul(),
    ]


def zeratul() -> StarCraftMatch:
    """Zeratul's ability can be used at the start of a battle."""
    place = position("zeratul")
    fought = lay_out(place, (Force("dark-templar"), Force("zergling")))
    s = place.state
    assert s.battle is not None
    become(s, s.battle.skirmishes[0].front[0], s.catalog.unit_number["zeratul"])
    return answered(fought.begin(("start_of_battle", 0), REST).match, ("use", "zeratul"))


def battles() -> list[StarCraftMatch]:
    """Collateral damage, mind control, and a unit that fights with another player's deck."""
    found: list[StarCraftMatch] = []
    for what in ("base", "installation", "workers", "none"):
        place = place_pieces(factions=("mengsk", "overmind"))
        s, area = place.state, place.area(AREA)
        if what == "base":
            place.base(1, AREA)
        elif what == "workers":
            s.card_holder[area], s.card_workers[area] = 1, 2
        else:
            place_installation(s, 1, area, WARP_GATE)
        fought = duel(Force("siege-tank", "siege-mode-bw-1"), Force("zergling", "zerg-1"), position=place)
        found.append(fought.match if what == "none" else fought.answer(("collateral", what)).match)
    defence = Force("zealot", "protoss-1-bw", "mind-control-1", support=["dark-archon"])
    theft = place_pieces(factions=("mengsk", "tassadar"))
    found.append(duel(Force("siege-tank", "terran-13"), defence, position=theft).match)
    lent = place_pieces(factions=("tassadar", "mengsk")).hand(0, "protoss-19")
    fought = lay_out(lent, (Force("zealot"), Force("firebat")))
    s = lent.units(1, AREA, marine=1).state
    unit = next(unit for unit in s.units_on_board(1) if s.catalog.unit_ids[s.unit_type[unit]] == "marine")
    take_over(s, unit, 0)
    assert s.battle is not None
    s.battle.skirmishes[0].front = (unit, s.battle.skirmishes[0].front[1])
    found.append(fought.begin(("place_card", 0, 0), REST).match)
    return found


def others() -> list[StarCraftMatch]:
    """Tokens, an infested base, an order that is cancelled, and the Event cards of the expansion."""
    rich = place_pieces()
    rich.state.resource_tokens[:2] = [3, 1]
    poor = place_pieces().workers(0, pool=1)
    poor.state.resource_tokens[0] = 3
    found = [
        answered(rich.executing(0, "build", "torus").start(), ("pay-by-hand",), ("build-workers", 1)),
        answered(poor.executing(0, "build", "torus").start(), ("build-workers", 3)),
        answered(web().start(("execution",)), ("execute", "helios")),
        answered(web().start(("execution",)), ("execute", "helios"), ("yes",)),
        fallen().start(("destroy_bases_and_transports",), REST),
        answered(fallen().start(("destroy_bases_and_transports",), REST), ("yes",)),
    ]
    last = place_pieces(disposable_special_orders=True).order(0, "research", "torus", special=True)
    found.append(answered(last.start(("execution",)), ("execute", "torus", "spend")))
    for event in ("encrypted-data-disk", "hidden-cache", "subtle-planning", "inspiring-leadership"):
        place = place_pieces(leadership=True).units(0, "torus-2", marine=1).events_read(0, event)
        found.append(answered(place.start(("play_event_cards",)), ("play", event)))
    return found


def leadership_positions() -> list[StarCraftMatch]:
    """Each of them several times, so that every answer is told."""
    return [*battles(), *others(), *(match for _ in range(4) for match in (*at_once(), *at_moments()))]
