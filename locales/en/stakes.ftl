# What chances to win depend on, as reasons of hints and analyses: by how much one is further ahead of the others. English.

signed-number = { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    }
signed-percent = { $sign }{ $percent } %

## Space Base

space-base-stake-points = { $amount } points
space-base-stake-credits = { $amount } credits at hand
space-base-stake-income = { $amount } income
space-base-stake-tokens = { $amount } of what charge tokens are worth
space-base-stake-station-credits = { $amount } credits a round from your own rolls
space-base-stake-station-income = { $amount } income a round from your own rolls
space-base-stake-station-points = { $amount } points a round from your own rolls
space-base-stake-station-extras = { $amount } of other abilities a round from your own rolls
space-base-stake-deployed-credits = { $amount } credits a round from the others’ rolls
space-base-stake-deployed-income = { $amount } income a round from the others’ rolls
space-base-stake-deployed-points = { $amount } points a round from the others’ rolls
space-base-stake-deployed-extras = { $amount } of other abilities a round from the others’ rolls
space-base-stake-points-this-round = { $amount } points still in this round

## Risk

risk-stake-units = { $amount } of all units
risk-stake-territories = { $amount } of all territories
risk-stake-reinforcements = { $amount } of all reinforcements
risk-stake-biggest-army = { $amount } of all units in the biggest army
risk-stake-cards = { $amount } cards
risk-stake-achievements = { $amount } achievements
risk-stake-achievements-near = { $amount } of the way to achievements, all together
risk-stake-best-achievement-near = { $amount } of the way to the nearest achievement
risk-stake-own-base = { $amount } probability to hold the own base
risk-stake-danger-to-the-base = { $amount } danger to the own base
risk-stake-rewards = { $amount } rewards

## StarCraft

starcraft-stake-points = { $amount } of the points needed to win
starcraft-stake-points-a-round = { $amount } of the points needed, each round
starcraft-stake-rounds-to-win = { $amount } rounds until the points are enough
starcraft-stake-objective = { $amount } of the own objective
starcraft-stake-awaits-the-end = { $amount } nearer to the end of the Event cards
starcraft-stake-areas = { $amount } areas
starcraft-stake-bases = { $amount } bases
starcraft-stake-units = { $amount } resources in units
starcraft-stake-workers = { $amount } workers
starcraft-stake-resources = { $amount } resources a round
starcraft-stake-buildings = { $amount } levels of buildings and modules
starcraft-stake-technologies = { $amount } cards from technologies
starcraft-stake-hand = { $amount } cards in hand
starcraft-stake-points-at-risk = { $amount } of the points needed at risk each round
