# Why something cannot be done before an order is executed in StarCraft: The Board Game: set-up and Planning Phase.

## Setup

starcraft-refused-faction = You choose your faction now.
starcraft-refused-faction-taken = { $faction } is taken by another player.
starcraft-refused-place-planet = You place one of your planets now.
starcraft-refused-planet-not-yours = { $planet } is not one of the planets you still have to place.
starcraft-refused-middle = The first planet lies in the middle, in the cell 0, 0.
starcraft-refused-cell-taken = There is a planet in that cell already.
starcraft-refused-same-turns = Turned like that the planet looks as it does with fewer turns.
starcraft-refused-unconnected = A navigation route must connect the planet with one on the table: two slots must face each other.
starcraft-refused-starting-base = You decide now whether your base stands on the planet you have just placed.
starcraft-refused-base-needed = This is your last planet: your base must stand on it.
starcraft-refused-base-elsewhere = Your base can only stand on the planet you have just placed.
starcraft-refused-place-z-route = You place your z-axis navigation route now.
starcraft-refused-z-route-same-planet = The two ends of a z-axis navigation route never lie at the same planet.
starcraft-refused-planet-not-placed = That planet is not in this game.
starcraft-refused-no-free-slot = That planet has no free slot for a navigation route.
starcraft-refused-starting-units = You place the starting units listed on your Faction Sheet now, one type after another.
starcraft-refused-starting-planet = Starting units are placed on the planet with your base.
starcraft-refused-starting-limit =
    { $limit ->
        [one] That area holds no more than 1 unit.
       *[other] That area holds no more than { $limit } units.
    }
starcraft-refused-starting-transport = You place your starting transport now.
starcraft-refused-starting-route = The starting transport is placed on a navigation route of the planet with your base.
starcraft-refused-second-transport = You have a transport on that navigation route already.

## Planning and execution

starcraft-refused-place-order = You place an order now.
starcraft-refused-no-such-order-left = You have no such order token left.
starcraft-refused-planet-out-of-reach = Orders are placed on planets with one of your units or bases, and on planets adjacent to them.
starcraft-refused-special-order =
    { $count ->
        [0] Without a Research & Development module you place no special order.
        [one] You may place no more than 1 special order this round.
       *[other] You may place no more than { $count } special orders this round.
    }
starcraft-refused-use-event = You may use an Event card of your play area now.
starcraft-refused-event-not-in-play = { $event } does not lie in your play area.
starcraft-refused-event-not-now = { $event } cannot be used now.
starcraft-refused-reveal-order = You reveal one of your orders on top of a stack now.
starcraft-refused-choose-order = You execute one of your orders on top of a stack now, or take an Event card instead; you may not pass.
starcraft-refused-no-order-there = None of your orders lies on that planet.
starcraft-refused-order-covered = Your order there is covered by another player’s.
