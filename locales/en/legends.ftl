# What the symbols mean, and words in pictures of the rules.

## space-base

space-base-symbol-credits = Credits
space-base-symbol-credits-text = buy ships
space-base-symbol-income = Income
space-base-symbol-income-text = credits are filled up to it after your turn
space-base-symbol-points = Victory points
space-base-symbol-points-text = win the game
space-base-symbol-right = Arrow
space-base-symbol-right-text = also wakes the sector it points at
space-base-symbol-either = Double arrow
space-base-symbol-either-text = also wakes the neighbour you choose
space-base-symbol-claim = Claim
space-base-symbol-claim-text = take a ship of the level named, for nothing
space-base-symbol-buy = Extra purchase
space-base-symbol-buy-text = buy a card at its exact cost
space-base-symbol-buy-into = Buy into a sector
space-base-symbol-buy-into-text = buy a card for one of the sectors named
space-base-symbol-colony = Colony
space-base-symbol-colony-text = pays its points once and closes its sector
space-base-symbol-shift = Shift
space-base-symbol-shift-text = move your sum on to a higher sector
space-base-symbol-reroll = Re-roll
space-base-symbol-reroll-text = roll dice anew
space-base-symbol-set-die = Set a die
space-base-symbol-set-die-text = choose what a die shows, before the roll
space-base-symbol-double = Double
space-base-symbol-double-text = a sector pays twice
space-base-symbol-swap = Swap sectors
space-base-symbol-swap-text = cards of two sectors change places
space-base-symbol-exchange = Trade
space-base-symbol-exchange-text = give a card back for another one
space-base-symbol-place-charge = Charge
space-base-symbol-place-charge-text = put a token on a card
space-base-symbol-move-charge = Move a charge
space-base-symbol-move-charge-text = from one card to another
space-base-symbol-foes-lose = The others lose
space-base-symbol-foes-lose-text = so many victory points
space-base-symbol-win = Victory
space-base-symbol-win-text = ends the game on the spot
space-base-symbol-deck = Deck
space-base-symbol-deck-text = how many ships are still to come
space-base-symbol-flag = Start player
space-base-symbol-flag-text = took the first turn
space-base-symbol-blue = Blue
space-base-symbol-blue-text = stationed: pays on your own turn
space-base-symbol-red = Red
space-base-symbol-red-text = deployed: pays on the turns of the others

## risk

risk-symbol-units = Units
risk-symbol-units-text = how many fight for a player
risk-symbol-field = Mineral field
risk-symbol-field-text = counts like a territory for reinforcements
risk-symbol-hero = Hero
risk-symbol-hero-text = adds 1 to the highest die
risk-symbol-base-terran = Terran base
risk-symbol-base-terran-text = where a Terran player began
risk-symbol-base-protoss = Protoss base
risk-symbol-base-protoss-text = where a Protoss player began
risk-symbol-base-zerg = Zerg base
risk-symbol-base-zerg-text = where a Zerg player began
risk-symbol-tower = Xel’Naga tower
risk-symbol-tower-text = adds 1 to the highest die nearby
risk-symbol-terran = Terrans
risk-symbol-terran-text = a species, and its cards
risk-symbol-protoss = Protoss
risk-symbol-protoss-text = a species, and its cards
risk-symbol-zerg = Zerg
risk-symbol-zerg-text = a species, and its cards
risk-symbol-card = Cards
risk-symbol-card-text = how many a player holds
risk-symbol-star = Star
risk-symbol-star-text = what a card is worth in a trade
risk-symbol-flag = Territories
risk-symbol-flag-text = how many a player holds
risk-symbol-income = Reinforcements
risk-symbol-income-text = units at the next turn
risk-symbol-planet = Planet
risk-symbol-planet-text = its sole owner gets its bonus
risk-symbol-medal = Achievement
risk-symbol-medal-text = silver or gold; three win
risk-symbol-storm = Attack to the end
risk-symbol-storm-text = goes on until the territory falls
risk-symbol-muted = Muted
risk-symbol-muted-text = may neither trade stars nor play abilities

## starcraft

starcraft-symbol-minerals = Minerals
starcraft-symbol-minerals-text = pay for most things
starcraft-symbol-gas = Gas
starcraft-symbol-gas-text = pays for the better ones
starcraft-symbol-conquest = Conquest points
starcraft-symbol-conquest-text = win the game
starcraft-symbol-strategic = Strategic area
starcraft-symbol-strategic-text = yields neither resources nor points
starcraft-symbol-worker = Worker
starcraft-symbol-worker-text = gathers minerals and gas
starcraft-symbol-hand = Hand
starcraft-symbol-hand-text = combat cards
starcraft-symbol-event = Event card
starcraft-symbol-event-text = something that happens to all, or for you
starcraft-symbol-technology = Technology
starcraft-symbol-technology-text = better cards for your deck
starcraft-symbol-module = Module
starcraft-symbol-module-text = an addition to your base
starcraft-symbol-building = Building
starcraft-symbol-building-text = lets you build stronger units
starcraft-symbol-build = Build order
starcraft-symbol-build-text = units, workers, buildings, bases
starcraft-symbol-mobilize = Mobilize order
starcraft-symbol-mobilize-text = move and attack
starcraft-symbol-research = Research order
starcraft-symbol-research-text = cards and technologies
starcraft-symbol-order = Order token
starcraft-symbol-order-text = lies hidden until it is its turn
starcraft-symbol-attack = Attack
starcraft-symbol-attack-text = against the health of the other side
starcraft-symbol-health = Health
starcraft-symbol-health-text = what an attack must reach
starcraft-symbol-flying = Flying
starcraft-symbol-flying-text = only some units can hit it
starcraft-symbol-support = Support
starcraft-symbol-support-text = adds strength from behind
starcraft-symbol-limit = Limit
starcraft-symbol-limit-text = how many units an area holds
starcraft-symbol-first = First player
starcraft-symbol-first-text = begins the round

## Every board

client-symbol-lit = Cyan rim
client-symbol-lit-text = can be chosen now
client-symbol-aim = Orange rim
client-symbol-aim-text = an aim, or a word of caution
client-symbol-brass = Brass
client-symbol-brass-text = Orrery itself speaks: the coach, and what it sums up

## Pictures

space-base-picture-singly = one by one
space-base-picture-sum = the sum
space-base-picture-or = or
risk-picture-attack = Attack
risk-picture-defence = Defence
risk-picture-outcome = Who loses a unit
risk-picture-defender-loses = the defender
risk-picture-attacker-loses = the attacker: a tie
risk-picture-unmatched = nobody: no die stands against it
risk-picture-reinforce = Reinforcements
risk-picture-achievement = Achievement, or a card
risk-picture-manoeuvre = Manoeuvre
starcraft-picture-place = no. { $place }
