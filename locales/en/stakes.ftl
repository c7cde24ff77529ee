# What chances to win depend on, as reasons of hints and analyses: by how much one is further ahead of the others. English.

signed-number = { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    }
signed-percent = { $sign }{ $percent } %

## Space Base

space-base-stake-points =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
space-base-stake-credits =
    { $count ->
        [one] { $amount } credit at hand
       *[other] { $amount } credits at hand
    }
space-base-stake-income = { $amount } income
space-base-stake-tokens = { $amount } of what charge tokens are worth
space-base-stake-station-credits =
    { $count ->
        [one] { $amount } credit a round from own rolls
       *[other] { $amount } credits a round from own rolls
    }
space-base-stake-station-income = { $amount } income a round from own rolls
space-base-stake-station-points =
    { $count ->
        [one] { $amount } point a round from own rolls
       *[other] { $amount } points a round from own rolls
    }
space-base-stake-station-extras = { $amount } of other abilities a round from own rolls
space-base-stake-deployed-credits =
    { $count ->
        [one] { $amount } credit a round from the others’ rolls
       *[other] { $amount } credits a round from the others’ rolls
    }
space-base-stake-deployed-income = { $amount } income a round from the others’ rolls
space-base-stake-deployed-points =
    { $count ->
        [one] { $amount } point a round from the others’ rolls
       *[other] { $amount } points a round from the others’ rolls
    }
space-base-stake-deployed-extras = { $amount } of other abilities a round from the others’ rolls
space-base-stake-points-this-round =
    { $count ->
        [one] { $amount } point still in this round
       *[other] { $amount } points still in this round
    }
space-base-stake-proven-cards = { $amount } for cards that have proven themselves in many games

## Risk

risk-stake-units = { $amount } of all units
risk-stake-territories = { $amount } of all territories
risk-stake-reinforcements = { $amount } of all reinforcements
risk-stake-biggest-army = { $amount } of all units in the biggest army
risk-stake-cards =
    { $count ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
risk-stake-achievements =
    { $count ->
        [one] { $amount } achievement
       *[other] { $amount } achievements
    }
risk-stake-achievements-near = { $amount } of the way to achievements, all together
risk-stake-best-achievement-near = { $amount } of the way to the nearest achievement
risk-stake-own-base = { $amount } probability to hold the own base
risk-stake-danger-to-the-base = { $amount } danger to the own base
risk-stake-rewards =
    { $count ->
        [one] { $amount } reward
       *[other] { $amount } rewards
    }

## StarCraft

starcraft-stake-points = { $amount } of the points needed to win
starcraft-stake-points-a-round = { $amount } of the points needed, each round
starcraft-stake-rounds-to-win =
    { $count ->
        [one] { $amount } round until the points are enough
       *[other] { $amount } rounds until the points are enough
    }
starcraft-stake-objective = { $amount } of the own objective
starcraft-stake-awaits-the-end = { $amount } nearer to the end of the Event cards
starcraft-stake-areas =
    { $count ->
        [one] { $amount } area
       *[other] { $amount } areas
    }
starcraft-stake-bases =
    { $count ->
        [one] { $amount } base
       *[other] { $amount } bases
    }
starcraft-stake-units =
    { $count ->
        [one] { $amount } resource in units
       *[other] { $amount } resources in units
    }
starcraft-stake-workers =
    { $count ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
starcraft-stake-resources =
    { $count ->
        [one] { $amount } resource a round
       *[other] { $amount } resources a round
    }
starcraft-stake-buildings =
    { $count ->
        [one] { $amount } level of buildings and modules
       *[other] { $amount } levels of buildings and modules
    }
starcraft-stake-technologies =
    { $count ->
        [one] { $amount } card from technologies
       *[other] { $amount } cards from technologies
    }
starcraft-stake-hand =
    { $count ->
        [one] { $amount } card in hand
       *[other] { $amount } cards in hand
    }
starcraft-stake-points-at-risk = { $amount } of the points needed at risk each round
