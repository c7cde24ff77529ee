# What chances to win depend on, as reasons of hints and analyses: by how much one is further ahead of the others. English.

signed-number = { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    }
signed-percent = { $sign }{ $percent } %

## Space Base

space-base-stake-points =
    { $number ->
        [one] { $amount } point
       *[many] { $amount } points
    }
space-base-stake-credits =
    { $number ->
        [one] { $amount } credit at hand
       *[many] { $amount } credits at hand
    }
space-base-stake-income = { $amount } income
space-base-stake-tokens = { $amount } of what charge tokens are worth
space-base-stake-station-credits =
    { $number ->
        [one] { $amount } credit a round from own rolls
       *[many] { $amount } credits a round from own rolls
    }
space-base-stake-station-income = { $amount } income a round from own rolls
space-base-stake-station-points =
    { $number ->
        [one] { $amount } point a round from own rolls
       *[many] { $amount } points a round from own rolls
    }
space-base-stake-station-extras = { $amount } of other abilities a round from own rolls
space-base-stake-deployed-credits =
    { $number ->
        [one] { $amount } credit a round from the others’ rolls
       *[many] { $amount } credits a round from the others’ rolls
    }
space-base-stake-deployed-income = { $amount } income a round from the others’ rolls
space-base-stake-deployed-points =
    { $number ->
        [one] { $amount } point a round from the others’ rolls
       *[many] { $amount } points a round from the others’ rolls
    }
space-base-stake-deployed-extras = { $amount } of other abilities a round from the others’ rolls
space-base-stake-points-this-round =
    { $number ->
        [one] { $amount } point still in this round
       *[many] { $amount } points still in this round
    }

## Risk

risk-stake-units = { $amount } of all units
risk-stake-territories = { $amount } of all territories
risk-stake-reinforcements = { $amount } of all reinforcements
risk-stake-biggest-army = { $amount } of all units in the biggest army
risk-stake-cards =
    { $number ->
        [one] { $amount } card
       *[many] { $amount } cards
    }
risk-stake-achievements =
    { $number ->
        [one] { $amount } achievement
       *[many] { $amount } achievements
    }
risk-stake-achievements-near = { $amount } of the way to achievements, all together
risk-stake-best-achievement-near = { $amount } of the way to the nearest achievement
risk-stake-own-base = { $amount } probability to hold the own base
risk-stake-danger-to-the-base = { $amount } danger to the own base
risk-stake-rewards =
    { $number ->
        [one] { $amount } reward
       *[many] { $amount } rewards
    }

## StarCraft

starcraft-stake-points = { $amount } of the points needed to win
starcraft-stake-points-a-round = { $amount } of the points needed, each round
starcraft-stake-rounds-to-win =
    { $number ->
        [one] { $amount } round until the points are enough
       *[many] { $amount } rounds until the points are enough
    }
starcraft-stake-objective = { $amount } of the own objective
starcraft-stake-awaits-the-end = { $amount } nearer to the end of the Event cards
starcraft-stake-areas =
    { $number ->
        [one] { $amount } area
       *[many] { $amount } areas
    }
starcraft-stake-bases =
    { $number ->
        [one] { $amount } base
       *[many] { $amount } bases
    }
starcraft-stake-units =
    { $number ->
        [one] { $amount } resource in units
       *[many] { $amount } resources in units
    }
starcraft-stake-workers =
    { $number ->
        [one] { $amount } worker
       *[many] { $amount } workers
    }
starcraft-stake-resources =
    { $number ->
        [one] { $amount } resource a round
       *[many] { $amount } resources a round
    }
starcraft-stake-buildings =
    { $number ->
        [one] { $amount } level of buildings and modules
       *[many] { $amount } levels of buildings and modules
    }
starcraft-stake-technologies =
    { $number ->
        [one] { $amount } card from technologies
       *[many] { $amount } cards from technologies
    }
starcraft-stake-hand =
    { $number ->
        [one] { $amount } card in hand
       *[many] { $amount } cards in hand
    }
starcraft-stake-points-at-risk = { $amount } of the points needed at risk each round
