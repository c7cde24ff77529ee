# Why something cannot be bought, paid, moved or researched with an order in StarCraft: The Board Game.

## Paying

starcraft-refused-workers =
    { $needed ->
        [one] It takes 1 worker
       *[other] It takes { $needed } workers
    }; in your Worker Pool there { $workers ->
        [0] is none
        [one] is 1
       *[other] are { $workers }
    }.
starcraft-refused-resources = It takes { $needed } { $resource }; you can harvest { $free }, and force mining does not give enough either.
starcraft-refused-only-force-mine = It takes { $needed } { $resource } and you can harvest { $free }: the rest would have to be force mined.
starcraft-refused-force-mine-needless = You can pay for it without force mining. To force mine nevertheless, pay by hand.
starcraft-refused-no-discount = Only one thing of a special Build order is cheaper, and never a worker.
starcraft-refused-discount =
    { $count ->
        [one] Only 1 resource is taken off
       *[other] Only { $count } resources are taken off
    }, and only off what the thing costs.
starcraft-refused-other-resource = What must be harvested here is { $resource }.
starcraft-refused-permanent-full = Your permanent { $resource } take no more workers.
starcraft-refused-not-your-card = You do not have the Resource card of { $area }.
starcraft-refused-depleted = { $area } is depleted and yields nothing any more.
starcraft-refused-card-full =
    { $capacity ->
        [one] The Resource card of { $area } takes only 1 worker
       *[other] The Resource card of { $area } takes only { $capacity } workers
    }, unless it is force mined.
starcraft-refused-force-mine-free = The Resource card of { $area } still has room; only a full card can be force mined.

## Build orders

starcraft-refused-no-base = You have no base on { $planet }.
starcraft-refused-not-present = You have neither a unit nor a base on { $planet }.
starcraft-refused-worker-tokens =
    { $left ->
        [0] All your workers are built.
        [one] You can build 1 more worker.
       *[other] You can build 1 to { $left } workers.
    }
starcraft-refused-transport-route = { $route } does not lead to { $planet }, so no transport can be built on it.
starcraft-refused-transport-there = You have a transport on { $route } already.
starcraft-refused-transport-tokens = All your transports are built.
starcraft-refused-unit-technology = { $unit }: you need the technology { $technology } first.
starcraft-refused-unit-building = { $unit }: you need { $building } first.
starcraft-refused-build-limit =
    { $count ->
        [one] This order may build only 1 unit.
       *[other] This order may build only { $count } units.
    }
starcraft-refused-no-figure = { $unit }: all your figures are on the board.
starcraft-refused-other-planet = { $area } is not on the active planet.
starcraft-refused-build-in-enemy-area = { $area } is an enemy area; units are built in friendly or empty areas.
starcraft-refused-area-type = { $unit } cannot enter { $area }.
starcraft-refused-unit-limit = { $area } is full.
starcraft-refused-consumed-missing = { $unit }: { $count } × { $consumed } must have been on the planet when the order began.
starcraft-refused-consumed-elsewhere = { $unit } must come where one of the units it is made of stood: no { $consumed } is in { $area }.
starcraft-refused-upgraded = One building and one module is all that a Build order can buy.
starcraft-refused-building-race = { $building } is not on your Faction Sheet.
starcraft-refused-building-there = You have { $building } already.
starcraft-refused-building-level = { $building }: you need level { $level } of it first.
starcraft-refused-module-race = Your race has no such module: { $module }.
starcraft-refused-module-spaces = All { $count } module spaces of your Faction Sheet are taken.
starcraft-refused-module-tokens = { $module }: there are only { $count }, and you have them all.
starcraft-refused-base-on-planet = You have a base on { $planet } already.
starcraft-refused-base-no-unit = You have no unit on { $planet } to build a base.
starcraft-refused-base-tokens = All your bases are on the board.
starcraft-refused-base-without-unit = You have no unit in { $area }; a base is built where one stands.
starcraft-refused-base-there = { $area } cannot hold another base.
starcraft-refused-team-bases = Not every area of { $planet } may hold a base of one team.
starcraft-refused-build-forces = First come workers, transports and units; say when you are done with them.
starcraft-refused-upgrade-bases = Now your bases can be upgraded; say when you are done with that.
starcraft-refused-build-base = Now only a base can be built, or nothing.
starcraft-refused-pay = Say where this worker harvests.
starcraft-refused-force-mine = Say which Resource card is force mined.
starcraft-refused-consume = Say which unit on this planet is destroyed for it.

## Mobilize orders

starcraft-refused-move-off-planet = { $target } is not on the active planet; all moves end there.
starcraft-refused-move-nowhere = They are in { $target } already.
starcraft-refused-no-transport = None of your transports connects { $source } with the active planet.
starcraft-refused-orbital-defense = Limited Orbital Defense: units cannot be transported straight into { $target }.
starcraft-refused-teammate = { $area } is your teammate’s; you may not enter it.
starcraft-refused-second-enemy-area = This order has entered { $other }; only one enemy area can be entered, so not { $area } too.
starcraft-refused-moved = { $unit } in { $source }: units move only once with an order.
starcraft-refused-units-there =
    { $unit } in { $source }: { $count ->
        [0] there is none to move
        [one] there is only 1 to move
       *[other] there are only { $count } to move
    }.
starcraft-refused-room =
    { $count ->
        [0] { $target } is full.
        [one] { $target } has room for only 1 more unit.
       *[other] { $target } has room for only { $count } more units.
    }
starcraft-refused-move-units = Move units to or on the active planet, or say that you are done.

## Research orders

starcraft-refused-technology-race = { $technology } is not in your Technology deck.
starcraft-refused-technology-not-for-sale = { $technology } cannot be bought.
starcraft-refused-technology-bought = You have { $technology } already.
starcraft-refused-draw-combat-cards = Draw Combat cards, or none.
starcraft-refused-buy-technology = Buy a technology, or none.
starcraft-refused-special-research = Draw an Event card, or take a card of the technology you have just bought.
