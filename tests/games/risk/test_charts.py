"""The charts of Basic Training: those of version 1 for what began under it, and the tool that looks for fair ones."""

from __future__ import annotations

import random

import pytest
from bench.risk_charts import MOST_UNITS, Chart, after, changed, shares, small_changes, tune, unfairness

from orrery.core import Match
from orrery.games.risk import GAME
from orrery.games.risk.catalog import TERRITORIES
from orrery.games.risk.loading import load_catalog

RECONSTRUCTED = (3, 5, 6)


def test_matches_of_version_1_keep_its_charts() -> None:
    """Release 0.1 wrote this hash of all its data into its records."""
    first = load_catalog(first_charts=True)
    assert first.data == "9940023eb5fbd4ca"
    then = Match(GAME.under("1"), 3, seed="charts")
    assert then.header.data == first.data
    assert Match.load(GAME, then.dump()).state.catalog.data == first.data


@pytest.mark.parametrize("seats", RECONSTRUCTED)
def test_a_changed_chart_keeps_the_law_and_has_as_many_territories_and_units(seats: int) -> None:
    chart = Chart.of(seats)
    rng = random.Random(seats)
    for _ in range(40):
        twin = changed(chart, [rng.random() for _ in range(seats)], rng)
        assert twin != chart
        assert twin.lawful()
        assert [len(place) for place in twin.places] == [len(place) for place in chart.places]
        assert [sum(place.values()) for place in twin.places] == [load_catalog().start_units[seats]] * seats
        assert len({name for place in twin.places for name in place}) == TERRITORIES
        assert all(base in place for base, place in zip(twin.bases, twin.places, strict=True))
        assert min(units for place in twin.places for units in place.values()) == 1
        chart = twin
    catalog = load_catalog(chart.pack())
    positions = catalog.setups[seats].positions
    assert [sum(position.units) for position in positions] == [catalog.start_units[seats]] * seats
    assert [catalog.ids[position.base] for position in positions] == chart.bases != Chart.of(seats).bases


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_charts_of_the_data_keep_the_law(seats: int) -> None:
    assert Chart.of(seats).lawful()


def test_piles_planets_many_fields_and_bases_close_together_are_against_the_law() -> None:
    catalog = load_catalog()
    piled, close, with_planet, with_fields = (Chart.of(6) for _ in range(4))
    piled.places[0][piled.bases[0]] = 6
    close.bases[0] = catalog.ids[catalog.adjacent[catalog.number[close.bases[1]]][0]]
    with_planet.places[0] |= {catalog.ids[territory]: 1 for territory in catalog.planets[-1].territories}
    with_fields.places[0] |= {catalog.ids[field]: 1 for field in catalog.setups[6].fields[:8]}
    assert not any(chart.lawful() for chart in (piled, close, with_planet, with_fields))


def test_games_are_counted_by_the_place_that_won() -> None:
    won = shares(3, range(3), "a look")
    assert sum(won) == pytest.approx(3)
    assert won == shares(3, range(3), "a look", Chart.of(3).pack())


def test_the_worst_share_counts_most() -> None:
    assert unfairness([10, 10, 10]) == 0
    assert unfairness([16, 7, 7]) > unfairness([13, 10, 7]) > unfairness([11, 10, 9])


@pytest.mark.parametrize("seats", RECONSTRUCTED)
def test_small_changes_can_be_made_in_every_combination(seats: int) -> None:
    chart, rng = Chart.of(seats), random.Random(seats)
    changes = small_changes(chart, rng)
    assert after(chart, changes, [0] * len(changes)) == chart
    for made in [[1] * len(changes), *([rng.randrange(2) for _ in changes] for _ in range(40))]:
        twin = after(chart, changes, made)
        assert [len(place) for place in twin.places] == [len(place) for place in chart.places]
        assert [sum(place.values()) for place in twin.places] == [sum(place.values()) for place in chart.places]
        assert len({name for place in twin.places for name in place}) == TERRITORIES
        assert twin.bases == chart.bases
        assert min(min(place.values()) for place in twin.places) >= 1
        assert max(max(place.values()) for place in twin.places) <= MOST_UNITS


def test_tuning_makes_a_few_of_the_changes_it_has_tried() -> None:
    chart = Chart.of(3)
    tuned = tune(3, "a look", chart, games=6)
    assert tuned.lawful()
    assert tuned == tune(3, "a look", chart, games=6)
    assert [sum(place.values()) for place in tuned.places] == [sum(place.values()) for place in chart.places]
