# StarCraft with Brood War: what can be played, the stories of the scenarios, and what wins at a table.

## What to play

starcraft-opening-box = The box
starcraft-opening-box-none = Base game
starcraft-opening-box-none-text = Six factions, and orders hidden in stacks, as the first box has it.
starcraft-opening-box-brood-war = With Brood War
starcraft-opening-box-brood-war-text = More units, planets and cards, Leadership cards with heroes and installations, the Defend order, and scenarios.
starcraft-opening-way = What is played
starcraft-opening-way-standard = Standard
starcraft-opening-way-standard-text = Conquest points win, or an objective of your own; the Event deck ends the game at the latest.
starcraft-opening-way-galactic-conquest = Galactic Conquest
starcraft-opening-way-galactic-conquest-text = Only who is left in the end wins: there are no conquest points, and the Event deck never runs out on anybody.
starcraft-opening-way-survival = Survival
starcraft-opening-way-survival-text = Bases decide: whoever has none is out, a destroyed one never comes back, and conquest points become resource tokens.
starcraft-opening-scenarios = Scenarios
starcraft-opening-players =
    { $most ->
        [one] 1 player
       *[other] { $fewest ->
            [same] { $most } players
           *[other] { $fewest } to { $most } players
        }
    }
starcraft-opening-rounds =
    { $rounds ->
        [one] 1 round at most
       *[other] { $rounds } rounds at most
    }
starcraft-opening-needs = Brood War
starcraft-opening-own-rules = A scenario brings its galaxy, forces, teams and rules along: optional rules do not go with it and are not offered.
starcraft-opening-mode-rules = A game mode is played without optional rules: they do not go with it and are not offered.
starcraft-opening-map = Map of { $scenario }: { $planets }
starcraft-opening-begins = Begins on { $planets }
starcraft-opening-no-player = No player of its own: { $by } decides for it
starcraft-opening-absent = Not in play with so many players; { $by } has its pieces as well
starcraft-opening-sides = Who plays
starcraft-opening-team = Team { $team }
starcraft-opening-wins = Wins
starcraft-opening-where = Where on their planets they begin, the players decide.
starcraft-opening-failed = The pictures of the scenarios could not be fetched. The scenarios can be played all the same.

## The stories

starcraft-story-desperate-alliance = The swarm has come to Mar Sara. Raynor and a handful of colonists dig in behind bunkers at the far end of a narrow chain of planets, and all they need is time: ships to take them away are five rounds off.
starcraft-story-desperate-alliance-text = Everyone picks four Event cards of a list of six in secret and plays one a round. Guard tokens shelter Raynor’s bunkers, and the way into Mar Sara leads over its conquest area.
starcraft-story-trump-card = The Confederacy holds Mar Sara and thinks itself safe. Raynor carries a stolen Psi Emitter there, which calls the Zerg; the Confederacy plays for time, and Aldaris burns whatever hive he finds.
starcraft-story-trump-card-text = The Overmind sits at the table without a player: Raynor’s decides what it builds, and once the Psi Emitter stands on Mar Sara, where it goes.
starcraft-story-uraj-and-khalis = Two crystals, kept worlds apart, could seal a gate against the swarm. Kerrigan and Zeratul set out together to bring both home; the Overmind and the fleet from Earth would rather see the two of them dead.
starcraft-story-uraj-and-khalis-text = A unit that begins a Mobilize order beside a crystal can pick it up, and drops it when it falls.
starcraft-story-eye-of-the-storm = The Overmind has taken root on Aiur and grows stronger by the day. Terrans and Protoss race each other to its lair; in the seventh round it will be too strong for anybody.
starcraft-story-eye-of-the-storm-text = Terrans and Protoss do without their permanent resources, conquest points become resource tokens, and with fewer than six players some lead both factions of their race.

## What wins

starcraft-wins-title = What wins here
starcraft-wins-base-lost = as soon as { $faction } has no base on { $planet } any more
starcraft-wins-hero-lost =
    { $count ->
        [one] as soon as { $heroes } is destroyed
       *[other] as soon as all of these are destroyed: { $heroes }
    }
starcraft-wins-points = with { $count } conquest points
starcraft-wins-the-end = as soon as { $count } cards of The End Draws Near have been played
starcraft-wins-no-bases = as soon as no { $race } base is left
starcraft-wins-race-on = as soon as a { $race } unit is on { $planet }
starcraft-wins-items-home = as soon as both crystals are in areas with a base of the team on these planets: { $planets }
starcraft-wins-at-installation = with a unit in the area of the { $installation } as a Regrouping Phase begins
starcraft-wins-rounds-over = if nobody else has won by the end of round { $rounds }
starcraft-world-as = { $planet } ({ $world })
starcraft-wins-normal = Conquest points, counted at the end of each round
starcraft-wins-normal-of = { $name }: { $points } of { $threshold }
starcraft-wins-special = An objective of one’s own, counted at the end of each round
starcraft-wins-special-of = { $name }: { $reached } of { $needed } – { $objective }
starcraft-wins-special-none = { $name }: no objective
starcraft-wins-end-game = The second The End Draws Near ends the game: the most conquest points win, unless Aldaris waits for it
starcraft-wins-end-game-of = { $count } of 2 have been played
starcraft-wins-elimination = Being the last one left: whoever has neither base nor unit is out
starcraft-wins-elimination-bases = Being the last one left: whoever has no base is out at once, and destroyed bases leave the game
starcraft-wins-bases-of =
    { $left ->
        [one] { $name }: { $bases } on the board, 1 more can be built
       *[other] { $name }: { $bases } on the board, { $left } more can be built
    }
starcraft-wins-round-limit = After round { $limit } the most conquest points win
starcraft-wins-show = What wins here?
starcraft-round-of = Round { $round } of { $last }
starcraft-round-of-text =
    { $left ->
        [0] This is the last round.
        [one] One more round after this one.
       *[other] { $left } more rounds after this one.
    }

## In the areas

starcraft-board-only-ground = ground units only
starcraft-board-only-flying = flying units only
starcraft-board-strategic = Whoever controls it executes every order on this planet as a special order, without the Special Order Pool.
starcraft-board-installation-of = { $installation } of { $name }
starcraft-board-guarded = guard token of { $name }
starcraft-board-point-token = one conquest point more, for whoever controls it
starcraft-board-item = { $item }, which nobody carries
starcraft-board-item-carried = { $item }, carried by { $unit }
starcraft-board-event-order = Event card
starcraft-board-order-star = Star
starcraft-board-defend-hint = Defend order: take it in hand, then point at an area that you control
starcraft-board-unseated = { $name }: a side without a player of its own

## Leadership

starcraft-leading-title = Leadership cards
starcraft-leading-choose = Choose a Leadership card of stage { $stage }
starcraft-leading-secret = everybody chooses in secret, then all are revealed together
starcraft-leading-once = One card a stage: this one also says what you begin with. Only with the card that has an objective can you win by it.
starcraft-leading-stage = Stage { $stage }
starcraft-leading-kind-ability = Ability
starcraft-leading-kind-special-victory = Objective
starcraft-leading-kind-hero = Hero
starcraft-leading-kind-installation = Installation
starcraft-leading-stays = stays in play
starcraft-leading-begins = Begins with
starcraft-leading-begins-with = Begins with { $units }, bases: { $bases }, transports: { $transports }, workers: { $workers }.
starcraft-leading-card = { $name }, stage { $stage }, { $kind }: { $text }
starcraft-leading-gone = Used, and out of the game.
starcraft-leading-none = None chosen yet.
starcraft-leading-unused =
    { $count ->
        [one] 1 card not chosen
       *[other] { $count } cards not chosen
    }
starcraft-leading-pool = Special Order Pool
starcraft-leading-pool-text = Special orders that were executed lie here until the Regrouping Phase. There is a place for each Research & Development module.
starcraft-leading-pool-words = { $used } of { $places } places taken: { $orders }
starcraft-leading-pool-none = no place without a Research & Development module
starcraft-leading-lost = Out of the game: { $orders }
starcraft-leading-tokens = Resource tokens
starcraft-leading-token-minerals = Mineral tokens, which need no worker
starcraft-leading-token-gas = Gas tokens, which need no worker
starcraft-leading-waiting = On cards
starcraft-leading-second = Also plays
starcraft-leading-fewer = there are no more of them here
starcraft-leading-progress = { $reached } of { $needed }
starcraft-leading-from-stage = wins from stage { $stage } on
starcraft-leading-no-objective = No objective: another Leadership card was chosen.
starcraft-leading-first = Begins with one of these Leadership cards: { $cards }
