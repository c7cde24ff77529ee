# Risk: words that only the drawn board needs.

## Parts of the board

risk-board-map = Star map
risk-board-names = Names of territories
risk-board-trays = What to show below the map
risk-board-hand = Your cards
risk-board-achievements = Achievements
risk-board-planets = Planets
risk-board-invasion = Invasion
risk-board-factions = Factions
risk-board-decks = Decks
risk-board-discard = Discarded
risk-board-none = None

## Steps of a turn

risk-board-phases = Step of the turn
risk-board-phase-factions = Factions
risk-board-phase-bases = Bases
risk-board-phase-occupy = Occupying
risk-board-phase-strengthen = Strengthening
risk-board-phase-heroes = Heroes
risk-board-phase-neutrals = Neutral units
risk-board-phase-deploy = Deploy
risk-board-phase-command = Take over
risk-board-phase-start-manoeuvre = Start manoeuvre
risk-board-phase-attack = Attack
risk-board-phase-achievement = Award
risk-board-phase-manoeuvre = Manoeuvre
risk-board-round-limit = Round { $round } of { $limit }

## Territories in words

risk-board-territory = { $about }; adjacent: { $near }
risk-board-neighbour = { $name } ({ $owner }, { $units })
risk-board-owner = { $name }’s
risk-board-owner-you = yours
risk-board-owner-ally = your ally { $name }’s
risk-board-owner-neutral = neutral { $faction }
risk-board-owner-nobody = free
risk-board-neutral = neutral
risk-board-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
risk-board-hero-of = hero { $hero }
risk-board-base-of = base of { $name }
risk-board-field = mineral field
risk-board-tower = watchtower
risk-board-lit = { $label }. Can be chosen
risk-board-chosen = { $label }. Chosen

## Forces

risk-board-territories = Territories
risk-board-all-units = Units
risk-board-fields = Mineral fields
risk-board-income = Units of the next reinforcement, without stars
risk-board-cards = Cards in hand
risk-board-supply = Units still to be placed
risk-board-team = Team { $team }
risk-board-hero-out = The hero is off the board
risk-board-muted = May play no abilities this turn
risk-board-blocked = May neither trade stars nor play abilities in the next reinforcement
risk-board-bonus = { $units } units for holding the whole planet

## Cards

risk-board-known = Seen: { $cards }
risk-board-effects = Abilities in effect
risk-board-hand-empty = No cards yet
risk-board-offered = Offered for stars
risk-board-card = { $name }, { $stars } ★: { $text }
risk-board-stars-only = only for its stars
risk-board-captured = won: stars only
risk-board-deck = { $species } deck: { $cards } cards, { $discard } discarded
risk-board-type-attack = Attack
risk-board-type-defence = Defence
risk-board-type-reinforcement = Reinforcement
risk-board-type-movement = Movement
risk-board-type-special = Special
risk-board-confidence-rulebook = The values are from the rulebook.
risk-board-confidence-public = The values are from public sources.
risk-board-confidence-reconstructed = The printed card is not published: this one is reconstructed.

## Achievements

risk-board-level-silver = silver
risk-board-level-gold = gold
risk-board-achievement = { $name } ({ $level }): { $text } You have { $reached } of { $goal }
risk-board-achievement-taken = { $name } ({ $level }): taken by { $owner }. { $text }
risk-board-reward-hidden = The reward below it is not known yet.

## Invasions

risk-board-no-invasion = None this turn
risk-board-with-hero = led by the hero
risk-board-dice-attack = Attack dice: { $dice }
risk-board-dice-defence = Defence dice: { $dice }
risk-board-die = Die showing { $value }
risk-board-die-hero = hero +1
risk-board-die-changed = by hero, tower or card
risk-board-losses =
    { $count ->
        [one] { $count } unit lost
       *[other] { $count } units lost
    }
risk-board-fallen = { $territory } has fallen

## The menu beside a territory

risk-board-menu-invade = Attack once with
risk-board-menu-invade-hero = Attack once, led by your hero, with
risk-board-menu-storm = Attack until it falls, or until as few are left as
risk-board-menu-storm-hero = The same, led by your hero
risk-board-menu-place = Place units
risk-board-menu-bring = Bring units
risk-board-menu-bring-hero = Bring your hero and units
risk-board-menu-advance = Move units in
risk-board-menu-advance-hero = Move your hero and units in
risk-board-menu-move = Move units
risk-board-menu-move-hero = Move your hero and units
risk-board-menu-defend = Defend with dice
risk-flag-hero = Led by your hero: +1 on the highest die
risk-board-menu-hint = Green: they lose more. Grey: each loses one. Red: you lose more.
