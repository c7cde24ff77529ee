"""How good each option looks, one kind of question after the other. Of what is hidden only one's own is looked at."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Decision
from orrery.games.starcraft.addressing import for_party
from orrery.games.starcraft.insight import developing, eventful, fighting, guarding, leading, mission, settling
from orrery.games.starcraft.insight.strength import fighters
from orrery.games.starcraft.state import StarCraftState

Appraisal = Callable[[StarCraftState, Decision], list[float]]


def appraise(s: StarCraftState, decision: Decision) -> list[float]:
    """How good each option of a decision looks to its seat: only differences matter."""
    return APPRAISALS[decision.kind](s, for_party(decision))


def _rather_something(s: StarCraftState, decision: Decision) -> list[float]:
    """No preference, but rather something than nothing."""
    return [0.0 if option in (("none",), ("done",), ("no",)) else 1.0 for option in decision.options]


def _indifferent(s: StarCraftState, decision: Decision) -> list[float]:
    """No preference at all."""
    return [0.0] * len(decision.options)


def _discard(s: StarCraftState, decision: Decision) -> list[float]:
    """Cards for units that one does not have go first; of the others the weakest."""
    seat = decision.seat
    kinds = [s.unit_type[unit] for unit in s.units_on_board(seat)]
    scores = []
    for _, name in decision.options:
        face = s.catalog.card_number[str(name)]
        icons = s.catalog.icons[face] | s.catalog.supporter_icons[face]
        use = sum([1 for kind in kinds if icons >> kind & 1])
        attack, health = s.catalog.major[face]
        standard = s.catalog.standard[face]
        quality = 0.2 * (attack + health) if standard else 1.0
        minor = 0.1 * sum(s.catalog.minor[face]) if standard else 0.0
        scores.append(-min(3, use) * (0.5 + quality) - minor)
    return scores


def _skirmish(s: StarCraftState, decision: Decision) -> list[float]:
    """The order hardly matters: first where most stands on one's side."""
    battle = s.battle
    assert battle is not None
    values = fighters(s, decision.seat, 2)
    scores = []
    for _, number in decision.options:
        skirmish = battle.skirmishes[int(number) - 1]
        front = skirmish.front[battle.side_of(decision.seat)]
        scores.append(values[s.unit_type[front]].attack)
    return scores


APPRAISALS: dict[str, Appraisal] = {
    # Setup
    "faction": settling.faction,
    "place-planet": settling.place_planet,
    "starting-base": settling.starting_base,
    "place-z-route": settling.place_z_route,
    "starting-units": settling.starting_units,
    "starting-transport": settling.starting_transport,
    # Planning and execution
    "place-order": developing.place_order,
    "use-event": _rather_something,
    "choose-order": developing.choose_order,
    "reveal-order": developing.reveal_order,
    # Build and research
    "build-forces": developing.build,
    "upgrade-bases": developing.build,
    "build-base": developing.build,
    "consume": developing.consume,
    "force-mine": developing.pay,
    "pay": developing.pay,
    "draw-combat-cards": developing.draw_combat_cards,
    "buy-technology": developing.buy_technology,
    "special-research": developing.special_research,
    # Mobilize
    "move-units": developing.move_units,
    # Battle
    "start-of-battle": fighting.start_of_battle,
    "draw-more": _rather_something,
    "draw-ability": fighting.start_of_battle,
    "sacrifice": fighting.loss,
    "evacuate": fighting.evacuate,
    "leave": _rather_something,
    "pair": fighting.pair,
    "front": fighting.front,
    "support": fighting.support,
    "place-cards": fighting.place_cards,
    "skirmish": _skirmish,
    "replace-card": fighting.replace_card,
    "pay-cost": fighting.pay_cost,
    "support-loss": fighting.loss,
    "text-order": _rather_something,
    "text-loss": fighting.loss,
    "withdraw": fighting.withdraw,
    "splash-loss": fighting.loss,
    "excess": fighting.excess,
    "retreat": fighting.retreat,
    "retreat-loss": fighting.loss,
    # Regrouping and Event cards
    "play-event": eventful.play_event,
    "choose-effect": eventful.choose_effect,
    "discard": _discard,
    "look-hand": eventful.whom,
    "look-stack": eventful.look,
    "look-player": eventful.whom,
    "raise-order": eventful.raise_order,
    "place-transport": settling.starting_transport,
    "units-area": eventful.units_area,
    "choose-unit": eventful.free_unit,
    "free-unit": eventful.free_unit,
    "deplete": eventful.deplete,
    "enrich": eventful.enrich,
    "double-capacity": eventful.double_capacity,
    "event-purchase": developing.event_purchase,
    "lose-module": eventful.whom,
    "choose-module": eventful.choose_module,
    "destroy-transports": eventful.destroy_transports,
    "move-z-route": _rather_something,
    "order-planet": developing.order_planet,
    # Brood War: orders and battles
    "move-to-defend": guarding.move_to_defend,
    "star-order": leading.star_order,
    "place-another": _rather_something,
    "cancel-order": _rather_something,
    "swap-units": guarding.swap_units,
    "evaded": _indifferent,
    "collateral-damage": guarding.collateral_damage,
    "infest": _rather_something,
    "take-token": leading.take_token,
    "put-back": _indifferent,
    # Leadership cards
    "choose-leadership": leading.choose_leadership,
    "use-leadership": leading.choose_leadership,
    "own-planet": leading.own_planet,
    "name-first-player": leading.name_first_player,
    "hero-area": leading.strengthen,
    "free-figure": _rather_something,
    "hero-returns": leading.strengthen,
    "installation-area": leading.installation_area,
    "mark-area": leading.mark_area,
    "lead-units": leading.strengthen,
    "lead-transport": settling.starting_transport,
    "raid-route": eventful.destroy_transports,
    "drive-off": leading.drive_off,
    "flee": leading.strengthen,
    "flee-unit": leading.leave,
    "sacrifice-unit": leading.sacrifice_unit,
    "annihilate": leading.annihilate,
    "avenge": leading.avenge,
    "influence": leading.influence,
    "restore": leading.restore,
    "deploy": leading.strengthen,
    "warp-area": leading.warp_area,
    "warp-unit": leading.warp_unit,
    "raise-bottom": leading.raise_bottom,
    # Scenarios
    "scenario-base": mission.base_area,
    "scenario-installation": mission.installation_area,
    "scenario-hero": mission.hero_area,
    "scenario-units": mission.starting_units,
    "scenario-transport": settling.starting_transport,
    "scenario-item": mission.installation_area,
    "pick-events": mission.pick_events,
    "play-picked": eventful.play_event,
    "repair-bunker": _rather_something,
    "overmind-mobilize": mission.overmind_mobilize,
}
"""What is asked, and how its options are weighed."""
