"""The table as text, for terminals and logs: what the view of a seat shows, in lines of at most 80 characters."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from orrery.core import Message, Seat
from orrery.core.message import Argument
from orrery.core.words import Words
from orrery.games.starcraft.battle_view import BattleView, SideView
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.names import (
    area_called,
    card_called,
    counted,
    event_called,
    faction_called,
    module_called,
    order_called,
    planet_called,
    resource_called,
    technology_called,
    unit_called,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import event_text
from orrery.games.starcraft.view import OrderView, PlanetView, PlayerView, View, view
from orrery.games.starcraft.words_battle import card_facts

WIDTH = 80
"""No line is longer."""
LETTERS = "ABCDEF"
"""The players by their seats."""
BASE, TIRED, SPENT = "⌂", "▽", "▼"
"""A base, a partially depleted and a depleted area."""
INDENT = "    "


def picture(s: StarCraftState, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    """The players, the galaxy planet by planet, the battle, and what only `seat` may see."""
    shown = view(s, seat)
    page = _Page(s, shown, names, words)
    page.headline()
    page.players()
    if shown["planets"]:
        page.galaxy()
    if shown["battle"] is not None:
        page.battle(shown["battle"])
    if seat is not None:
        page.attacks()
        page.own()
    return "\n".join(page.lines)


class _Page:
    """Lines that grow from top to bottom."""

    def __init__(self, s: StarCraftState, shown: View, names: Sequence[str], words: Words) -> None:
        self.s = s
        self.catalog: Catalog = s.catalog
        self.shown = shown
        self.names = names
        self.words = words
        self.lines: list[str] = []

    def add(self, text: str, indent: str = "", more: str = INDENT) -> None:
        """Add a text, in as many lines as it takes."""
        self.lines += wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + more) or [""]

    def say(self, key: str, **arguments: Argument) -> str:
        """The words for something on this page."""
        return self.words.text(f"starcraft-picture-{key}", **arguments)

    def listed(self, parts: Sequence[str | Message]) -> str:
        """Several things in a row."""
        return ", ".join(self.words.say(part) if isinstance(part, Message) else part for part in parts)

    # The game

    def headline(self) -> None:
        """Round and phase, whose turn it is, and the Event deck."""
        shown = self.shown
        phase = Message(f"starcraft-phase-{shown['phase']}")
        active = shown["active"]
        if shown["phase"] in ("setup", "over"):
            self.add(self.words.say(phase))
        elif active is None:
            self.add(self.say("round", round=shown["round"], phase=phase))
        else:
            self.add(self.say("turn", round=shown["round"], phase=phase, name=self.names[active]))
        if shown["planets"]:
            first, second, third = shown["event_deck"]
            deck: dict[str, Argument] = {"first": first, "second": second, "third": third}
            self.add(self.say("event-deck", **deck, endings=shown["ending_cards"]))

    # The players

    def players(self) -> None:
        """What everybody has, in two or three lines each."""
        self.add("")
        for seat, player in enumerate(self.shown["players"]):
            mark = "▶" if seat == self.shown["active"] else " "
            first = "*" if seat == self.shown["first_player"] else " "
            self.add(f"{mark}{LETTERS[seat]}{first} {self.names[seat]}: {self.standing(player)}", "", "     ")
            if player["faction"] is not None and not player["eliminated"]:
                self.add(self.holdings(player), "     ", "  ")

    def standing(self, player: PlayerView) -> str:
        """Faction, points, workers and cards."""
        faction = player["faction"]
        if faction is None:
            return self.say("undecided")
        called: dict[str, Argument] = {"faction": faction_called(self.catalog, faction)}
        if player["eliminated"]:
            return self.say("out", **called)
        numbers: dict[str, Argument] = {
            "points": player["points"],
            "pool": player["pool"],
            "unavailable": player["unavailable"],
            "hand": player["hand"],
            "limit": player["hand_limit"],
            "deck": player["deck"],
            "events": player["facedown_events"] + player["events_to_play"],
        }
        key = "standing" if player["threshold"] is None else "standing-points"
        return self.say(key, **called, **numbers, threshold=player["threshold"] or 0)

    def holdings(self, player: PlayerView) -> str:
        """Buildings, modules, and cards in the play area."""
        catalog = self.catalog
        parts: list[str | Message] = [
            Message("starcraft-building", {"type": Message(f"starcraft-building-{name}"), "level": level})
            for name, level in player["buildings"].items()
        ]
        modules = [module_called(catalog, name) for name, count in player["modules"].items() for _ in range(count)]
        parts += counted(modules) if modules else []
        played = [card_called(catalog, card) for card in player["play"]]
        played += [event_called(catalog, event) for event in player["events_in_play"]]
        parts += counted(played) if played else []
        return self.listed(parts)

    # The galaxy

    def galaxy(self) -> None:
        """The map with numbers, and then the planets with these numbers."""
        self.add("")
        self.add(self.say("legend", base=BASE, tired=TIRED, spent=SPENT))
        self.lines += self.map()
        for number, planet in enumerate(self.shown["planets"], start=1):
            self.planet(number, planet)

    def map(self) -> list[str]:
        """The planets in their cells, with the normal routes between them."""
        cells = {(planet["x"], planet["y"]): number for number, planet in enumerate(self.shown["planets"], start=1)}
        places = {planet["id"]: (planet["x"], planet["y"]) for planet in self.shown["planets"]}
        joined = {
            frozenset((places[route["first"]], places[route["second"]]))
            for route in self.shown["routes"]
            if route["z"] is None
        }
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        lines = []
        for y in rows:
            line, below = "  ", "  "
            for x in columns:
                here = f"[{cells[x, y]:>2}]" if (x, y) in cells else "    "
                line += here + ("──" if frozenset(((x, y), (x + 1, y))) in joined else "  ")
                below += " ││   " if frozenset(((x, y), (x, y + 1))) in joined else "      "
            lines += [line.rstrip(), below.rstrip()]
        return [line for line in lines if line.strip()]

    def planet(self, number: int, planet: PlanetView) -> None:
        """A planet with its routes and transports, its orders from bottom to top, and its areas."""
        name = self.words.say(planet_called(self.catalog, planet["id"]))
        self.add(f"{number:>2} {name}  {self.listed(self.routes(planet))}", "", "     ")
        if planet["stack"]:
            orders: list[str | Message] = [self.order(order) for order in planet["stack"]]
            self.add(self.say("stack", orders=orders), INDENT)
        for area in planet["areas"]:
            self.area(area)

    def routes(self, planet: PlanetView) -> list[str | Message]:
        """Where the routes of a planet lead, and who has transports on them."""
        found: list[str | Message] = []
        for route in self.shown["routes"]:
            if planet["id"] not in (route["first"], route["second"]):
                continue
            other = route["second"] if route["first"] == planet["id"] else route["first"]
            there = self.words.say(planet_called(self.catalog, other))
            sign = "→" if route["z"] is None else f"z{route['z'] + 1}→"
            carried = "".join(LETTERS[seat] for seat in route["transports"])
            found.append(f"{sign}{there}{f' ({carried})' if carried else ''}")
        return found

    def order(self, order: OrderView) -> str:
        """An order in a stack, with its kind for who knows it."""
        letter = LETTERS[order["seat"]]
        if order["order"] is None:
            return f"{letter} ?"
        return f"{letter} {self.words.say(order_called(order['order'], bool(order['special'])))}"

    def area(self, name: str) -> None:
        """An area: what it yields, how far it is depleted, who holds its card, and what stands there."""
        area, facts = self.shown["areas"][name], self.catalog.areas[self.catalog.area_number[name]]
        yields = self.words.text(f"starcraft-yields-{facts.kind}", amount=facts.amount or facts.points)
        marks = {"partial": TIRED, "depleted": SPENT}.get(area["depletion"], "")
        if area["holder"] is not None:
            marks += f" ({LETTERS[area['holder']]})"
        standing = f"{BASE}{LETTERS[area['base']]} " if area["base"] is not None else ""
        for seat in range(len(self.names)):
            units = [
                unit_called(self.catalog, force["unit"])
                for force in area["units"]
                if force["seat"] == seat
                for _ in range(force["count"])
            ]
            if units:
                standing += f"{LETTERS[seat]}: {self.listed(counted(units))}  "
        limit = self.say("limit", limit=area["limit"])
        self.add(f"{facts.place}: {yields}{marks}, {limit}  {standing}".rstrip(), INDENT)

    # The battle

    def battle(self, battle: BattleView) -> None:
        """Who fights where, and the skirmishes."""
        self.add("")
        attacker, defender = (self.names[battle[side]] for side in ("attacker", "defender"))
        where = area_called(self.catalog, battle["area"])
        self.add(self.say("battle", area=where, attacker=attacker, defender=defender))
        if battle["chance"] is not None and self.shown["seat"] in (battle["attacker"], battle["defender"]):
            self.add(self.say("chance", attacker=attacker, chance=battle["chance"]), "  ")
        for number, skirmish in enumerate(battle["skirmishes"], start=1):
            mark = "✓" if skirmish["resolved"] else "▶" if battle["current"] == number - 1 else " "
            attack, defence = (self.side(side) for side in skirmish["sides"])
            self.add(f"{mark} {number} {self.say('skirmish', attack=attack, defence=defence)}", "  ")

    def side(self, side: SideView) -> str:
        """A side of a skirmish: front-line unit, supporters, cards, values once they are fixed."""
        unit = self.words.say(unit_called(self.catalog, side["unit"])) if side["unit"] else "–"
        if side["supporters"]:
            unit += " + " + self.listed(counted([unit_called(self.catalog, name) for name in side["supporters"]]))
        cards = [self.words.say(card_called(self.catalog, card)) if card else "?" for card in side["cards"]]
        if cards:
            unit += f" [{', '.join(cards)}]"
        return f"{unit} {side['attack']}/{side['health']}" if side["attack"] or side["health"] else unit

    # What only the seat itself may see

    def attacks(self) -> None:
        """The odds of every attack that the own Mobilize order could make now, as the bots reckon them."""
        if not self.shown["attacks"]:
            return
        self.add("")
        self.add(self.say("odds"))
        for attack in self.shown["attacks"]:
            told = self.say(
                "odds-with" if attack["unit"] else "odds-begun",
                area=area_called(self.catalog, attack["area"]),
                units=list(counted([unit_called(self.catalog, attack["unit"])] * attack["amount"]))
                if attack["unit"]
                else "",
                chance=attack["chance"],
                own=f"{attack['own_losses'] / 10:g}",
                enemy=f"{attack['enemy_losses'] / 10:g}",
            )
            self.add(told, "  ")

    def own(self) -> None:
        """Resources, orders, Event cards and hand."""
        shown = self.shown
        assert shown["seat"] is not None
        player = shown["players"][shown["seat"]]
        if player["resources"]:
            resources: list[str | Message] = [
                self.say(
                    "resource",
                    place=area_called(self.catalog, resource["area"])
                    if resource["area"]
                    else Message("starcraft-picture-permanent"),
                    workers=resource["workers"],
                    capacity=resource["capacity"],
                    resource=resource_called(self.catalog, resource["resource"]),
                )
                for resource in player["resources"]
            ]
            self.add("")
            self.add(self.say("resources", resources=resources))
        supply = [unit_called(self.catalog, unit) for unit, count in player["supply"].items() for _ in range(count)]
        if supply:
            self.add(self.say("supply", units=list(counted(supply))))
        if player["technologies"]:
            known: list[str | Message] = [technology_called(self.catalog, name) for name in player["technologies"]]
            self.add(self.say("technologies", technologies=known))
        if shown["phase"] in ("planning", "execution"):
            self.add(self.say("orders", orders=self.orders()))
        self.cards()

    def orders(self) -> list[str | Message]:
        """The own orders that are not placed."""
        found = [
            order_called(order["order"], order["special"])
            for order in self.shown["orders"]
            for _ in range(order["count"])
        ]
        return counted(found)

    def cards(self) -> None:
        """The own Event cards and Combat cards, with what they do."""
        if self.shown["events"]:
            self.add(self.say("events"))
            for name in self.shown["events"]:
                text = event_text(self.catalog, self.catalog.events[self.catalog.event_number[name]])
                called = self.words.say(event_called(self.catalog, name))
                self.add(f"{called}: {self.words.say(text)}", "  ")
        if self.shown["hand"]:
            self.add(self.say("hand"))
            for name in self.shown["hand"]:
                facts = card_facts(self.s, name)
                self.add(self.words.say(Message(f"starcraft-card-{facts['kind']}", facts)), "  ")
