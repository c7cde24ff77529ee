# StarCraft with Brood War: options of the game, questions, answers, events and refusals of the expansion.

## Options of the game

starcraft-option-value-expansion-brood-war = Brood War
starcraft-option-value-mode-survival = Survival
starcraft-option-name-bases = Bases in Survival
starcraft-option-help-bases = In Survival a destroyed base leaves the game: everyone has six bases for the whole game, or only three, which makes it shorter.
starcraft-option-value-bases-six = Six
starcraft-option-value-bases-three = Three (shorter)
starcraft-option-name-scenario = Scenario
starcraft-option-help-scenario = With Brood War, a story with its own galaxy, forces, rules and ways to win, for a certain number of players.
starcraft-option-value-scenario-none = None
starcraft-option-value-scenario-desperate-alliance = Desperate Alliance (2)
starcraft-option-value-scenario-trump-card = Trump Card (3)
starcraft-option-value-scenario-uraj-and-khalis = The Quest for Uraj and Khalis (4)
starcraft-option-value-scenario-eye-of-the-storm = Eye of the Storm (3 to 6)
starcraft-option-name-friendly_team = Friendly team
starcraft-option-help-friendly_team = In a scenario with teams, teammates leave each other’s bases and Resource cards alone.
starcraft-option-name-leadership = Leadership cards
starcraft-option-help-leadership = With Brood War, everyone chooses a Leadership card in each stage; without them everyone has the card with their objective.
starcraft-option-name-disposable_special_orders = Disposable special orders
starcraft-option-help-disposable_special_orders = With Brood War, a special order may always be executed; without room in the Special Order Pool it then leaves the game.
starcraft-option-name-planets = Planets for each player
starcraft-option-help-planets = With Brood War, everyone may draw three planets and place two, or place all three: then 25 conquest points win, and no objective does.
starcraft-option-value-planets-two = Two
starcraft-option-value-planets-choose-two-of-three = Two of three
starcraft-option-value-planets-three = Three (larger galaxy)
starcraft-option-name-assist_module = Assist module
starcraft-option-help-assist_module = With Brood War, how many of one’s assist units in an area do not count against its unit limit: the German rulebook says all, the English one.
starcraft-option-value-assist_module-all = All assist units
starcraft-option-value-assist_module-one = One in each area

## Names

starcraft-guard-token = guard token

## Questions

starcraft-ask-choose-leadership =
    { $stage ->
        [1] Choose your Leadership card
       *[other] Choose your Leadership card of stage { $stage }
    }
starcraft-ask-move-to-defend = Defend order in { $area }: move units there, or be done
starcraft-ask-swap-units = Swap two of your units among the skirmishes, or none
starcraft-ask-evaded = Choose the transport that is destroyed for getting past Limited Orbital Defense

## Answers

starcraft-do-lead = { $leadership }: { $text }
starcraft-do-lead-forces = { $leadership }: { $text } Begins with { $units } and { $workers } workers
starcraft-do-defend = Defend order in { $area }
starcraft-do-done-move-to-defend = Be done with moving
starcraft-do-swap =
    Swap { $unit } ({ $role ->
        [front] front line
       *[support] support
    } of skirmish { $skirmish }) with { $other } ({ $other-role ->
        [front] front line
       *[support] support
    } of skirmish { $other-skirmish })
starcraft-do-none-swap-units = Swap nothing
starcraft-do-execute-spend = Execute the { $order } on { $planet } for the last time: its token leaves the game
starcraft-guard-text = +{ $health } health in every skirmish of this battle; it does not add up with other shelter.

## Events

starcraft-event-leadership-chosen = { $seat } leads by { $leadership }.
starcraft-event-planet-left-out = { $planet } stays out of { $seat }’s galaxy.
starcraft-event-defending = { $seat } places a Defend order in { $area }.
starcraft-event-guard-placed = { $seat } puts a guard token into { $area }.
starcraft-event-guard-used = { $seat } uses the guard token in { $area }.
starcraft-event-guard-lost = { $seat } loses the guard token in { $area }.
starcraft-event-order-spent = { $seat }’s { $order } leaves the game.
starcraft-event-order-strategic = { $seat } holds a strategic area of { $planet }: the order counts as a special one.
starcraft-event-swapped = { $seat } swaps { $unit } and { $against } among the skirmishes.
starcraft-event-transport-spent = { $seat } destroys the transport on { $route } that got past Limited Orbital Defense.
starcraft-event-base-gone =
    { $left ->
        [0] { $seat }’s base leaves the game; it was the last one they could have.
        [one] { $seat }’s base leaves the game; one more can be built.
       *[other] { $seat }’s base leaves the game; { $left } more can be built.
    }
starcraft-event-installation-lost = { $seat } loses an installation in { $area }.

## Refusals

starcraft-refused-choose-leadership = You choose a Leadership card now.
starcraft-refused-leadership = { $leadership } is none of the Leadership cards you may choose now.
starcraft-refused-defended = You have used your Defend order in this Planning Phase already.
starcraft-refused-defend-area = A Defend order goes into an area that you control; you do not control { $area }.
starcraft-refused-move-to-defend = You move units into the area of your Defend order now, or are done.
starcraft-refused-defend-elsewhere = With this Defend order units move into { $area } only.
starcraft-refused-swap-units = You swap two of your units now, or none.
starcraft-refused-swap = These two cannot be swapped: both must be yours, no assist units, and who comes to the front line must be a legal target there.
starcraft-refused-evaded = You choose a transport that got past Limited Orbital Defense now.
starcraft-refused-special-pool = You may execute { $count } special orders in a round, and your Special Order Pool has no room: draw an Event card instead.
starcraft-refused-spend = Only a special order can be executed for the last time, and only if the players have agreed on disposable special orders.
starcraft-refused-unknown-leadership = There is no Leadership card called { $name }.
