# Looking things up.

starcraft-reference-box = Which box?
starcraft-reference-box-none = Base game
starcraft-reference-box-brood-war = With Brood War
starcraft-reference-search = Search: a name, a unit, a word
starcraft-reference-kind = What?
starcraft-reference-kind-all = Everything
starcraft-reference-kind-unit = Units
starcraft-reference-kind-building = Buildings
starcraft-reference-kind-module = Modules
starcraft-reference-kind-technology = Technologies
starcraft-reference-kind-card = Combat cards
starcraft-reference-kind-event = Event cards
starcraft-reference-kind-leadership = Leadership cards
starcraft-reference-kind-planet = Planets
starcraft-reference-kind-faction = Factions
starcraft-reference-one-unit = Unit
starcraft-reference-one-building = Building
starcraft-reference-one-module = Module
starcraft-reference-one-technology = Technology
starcraft-reference-one-card = Combat card
starcraft-reference-one-event = Event card
starcraft-reference-one-leadership = Leadership card
starcraft-reference-one-planet = Planet
starcraft-reference-one-faction = Faction
starcraft-reference-race = Whose?
starcraft-reference-race-all = All races
starcraft-reference-count =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
starcraft-reference-none = Nothing of this kind has these words. Fewer words, or another kind, may find it.
starcraft-reference-lost = The catalogue could not be fetched. Close the rules and open them again.
starcraft-reference-from = Built with { $building }
starcraft-reference-needs = Needs the technology { $technology }
starcraft-reference-unlocks = Lets you build: { $units }
starcraft-reference-event = Stage { $stage } · { $copies } in the deck
starcraft-reference-leadership = { $faction } · Stage { $stage }
starcraft-reference-forces = Begins with { $units } and { $workers } workers
starcraft-reference-reinforcement = Reinforcement card
starcraft-reference-values = Attack { $attack }, health { $health }; for other units { $minor-attack } and { $minor-health }
starcraft-reference-confidence-rulebook = rulebook
starcraft-reference-confidence-rulebook-text = The values are from the rulebook.
starcraft-reference-confidence-public = public sources
starcraft-reference-confidence-public-text = The values are from public sources.
starcraft-reference-confidence-partly = partly reconstructed
starcraft-reference-confidence-partly-text = Some of the printed values are not published: these are reconstructed.
starcraft-reference-confidence-reconstructed = reconstructed
starcraft-reference-confidence-reconstructed-text = What is printed is not published: this is reconstructed.
starcraft-board-unit-facts =
    { $flying ->
        [yes] Flies
       *[no] On the ground
    } · { $targets ->
        [both] hits ground and air
        [ground] hits the ground
        [flying] hits the air
       *[none] hits nothing
    } · support { $support }
