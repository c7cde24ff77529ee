# Risk: StarCraft, in English. The names of everything are in risk-names.ftl.

risk-name = Risk: StarCraft
client-about-risk = Lead a faction of Terrans, Protoss or Zerg, conquer six planets, and be first to three achievements.

## What can be set before a game

risk-option-name-variant = Variant
risk-option-help-variant = Basic Training is laid out by a chart; in Command Room everyone places their own units, and achievements bring rewards; Total Domination is played until one side holds everything.
risk-option-value-variant-basic-training = Basic Training
risk-option-value-variant-command-room = Command Room
risk-option-value-variant-total-domination = Total Domination
risk-option-name-teams = Teams
risk-option-help-teams = Two against two or three against three, in Command Room or Total Domination; allies sit alternately.
risk-option-name-extended = Heroes and abilities
risk-option-help-extended = Total Domination with heroes and with the abilities of the cards; the other variants have them anyway.
risk-option-name-mineral_fields = Mineral fields
risk-option-help-mineral_fields = Whether mineral fields lie on the board of Total Domination; the other variants always have them.
risk-option-name-two_bases_achievement = Achievement for two enemy bases
risk-option-help-two_bases_achievement = One against one there is only one enemy base, so nobody can meet this achievement; it may be left out.
risk-option-name-wide_towers = Wide towers
risk-option-help-wide_towers = Xel’Naga towers also help to defend the neighbours of their territory.
risk-option-name-round_limit = Last round
risk-option-help-round_limit = After this round whoever stands best wins; 0 plays on without a limit.

## How a game ended

risk-reason-achievements = Decided by achievements.
risk-reason-domination = Decided by domination.
risk-reason-elimination = No enemy is left.
risk-reason-round-limit = Decided by the standing after the last round.

## Questions

risk-ask-achievement = Take an achievement, or none
risk-ask-advance = Choose how many units move from { $source } to { $target }
risk-ask-attack = Attack, or end the attack phase
risk-ask-base = Choose where your base stands
risk-ask-cards = Play a card ({ $window }), or go on
risk-ask-command = Ask an ally for a territory, or go on
risk-ask-consent = { $seat } asks you for { $territory }: agree or refuse
risk-ask-defend =
    { $whose ->
        [neutral] { $source } attacks neutral { $target } with { $units }: choose the dice of the neutral units
       *[own] { $source } attacks { $target } with { $units }: choose your dice
    }
risk-ask-deploy =
    { $stars ->
        [0] { $units ->
            [0] Do what else you may, or go on to the attack
            [one] Place your last unit
           *[other] Place your { $units } units
        }
        [one] Trade in stars: { $stars } is offered
       *[other] Trade in stars: { $stars } are offered
    }
risk-ask-draw = Draw a card, or leave it
risk-ask-faction = Choose your faction
risk-ask-hero = Choose where your hero begins
risk-ask-manoeuvre = Move units once, or end the turn
risk-ask-move = Choose how many units move from { $source } to { $target }
risk-ask-neutral = Place a neutral unit of { $faction }
risk-ask-occupy = Occupy a free territory
risk-ask-recall = Bring units to { $target }, or go on
risk-ask-reroll = Choose the dice to roll again
risk-ask-spread =
    { $units ->
        [one] Place a unit in another territory, or go on
       *[other] Place up to { $units } units, each in another territory, or go on
    }
risk-ask-start-manoeuvre = Move units before attacking, or go on
risk-ask-strengthen =
    { $units ->
        [one] Strengthen a territory with your last unit
       *[other] Strengthen your territories: { $units } units are left
    }
risk-ask-tower = Choose where the Xel’Naga tower stands
risk-ask-units =
    { $units ->
        [one] Place { $units } unit at a base
       *[other] Place { $units } units at your bases
    }

## Options

risk-do-achieve = Take “{ $achievement }”: { $text }
risk-do-advance =
    { $units ->
        [one] Move { $units } unit in
       *[other] Move { $units } units in
    }; { $left ->
        [one] { $left } stays behind
       *[other] { $left } stay behind
    }
risk-do-agree = Agree
risk-do-airlift = Fly units from { $source } to { $target }
risk-do-ask = Ask for { $territory }
risk-do-base = Place the base in { $territory }
risk-do-bring =
    { $units ->
        [one] Bring { $units } unit from { $source }
       *[other] Bring { $units } units from { $source }
    }
risk-do-bring-hero =
    { $units ->
        [one] Bring { $units } unit and the hero from { $source }
       *[other] Bring { $units } units and the hero from { $source }
    }
risk-do-decline = Draw no card
risk-do-defend =
    { $units ->
        [one] Defend with { $units } die: { $outcomes }
       *[other] Defend with { $units } dice: { $outcomes }
    }
risk-do-done-attack = End the attack phase
risk-do-done-command = Ask for nothing
risk-do-done-deploy = Go on to the attack
risk-do-done-manoeuvre = End the turn
risk-do-done-recall = Bring no more units
risk-do-done-spread = Place no more units
risk-do-done-start-manoeuvre = Move nothing
risk-do-draw = Draw a card
risk-do-hero = Put the hero into { $territory }
risk-do-invade =
    Invade { $target } from { $source } with { $units }{ $hero ->
        [yes] { " " }and the hero
       *[no] { "" }
    }: { $outcomes } (against { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    })
risk-do-manoeuvre = Move from { $source } to { $target }
risk-do-move =
    { $units ->
        [one] Move { $units } unit
       *[other] Move { $units } units
    }; { $left ->
        [one] { $left } stays behind
       *[other] { $left } stay behind
    }
risk-do-move-hero =
    { $units ->
        [one] Move { $units } unit and the hero
       *[other] Move { $units } units and the hero
    }; { $left ->
        [one] { $left } stays behind
       *[other] { $left } stay behind
    }
risk-do-neutral = Place the neutral unit in { $territory }
risk-do-none = Take no achievement
risk-do-occupy = Occupy { $territory }
risk-do-offer =
    { $stars ->
        [one] Offer { $card } for { $stars } star
       *[other] Offer { $card } for { $stars } stars
    }
risk-do-pass = Play no card
risk-do-pick = { $faction } ({ $species })
risk-do-pick-chart = { $faction } ({ $species }): base in { $territory }, turn { $place } of each round
risk-do-pick-other = { $other } ({ $species }): takes the start of { $faction }, base in { $territory }, turn { $place } of each round
risk-do-place =
    { $units ->
        [one] Place { $units } unit in { $territory }
       *[other] Place { $units } units in { $territory }
    }
risk-do-play = Play { $card }
risk-do-play-at = Play { $card }: { $target }
risk-do-play-between = Play { $card }: from { $source } to { $target }
risk-do-refuse = Refuse
risk-do-reroll = Roll { $dice } again
risk-do-storm =
    Attack { $target } from { $source }{ $hero ->
        [yes] { " " }with the hero
       *[no] { "" }
    } until it falls or { $keep ->
        [one] only { $keep } unit is left
       *[other] at most { $keep } units are left
    }: { $chance } it falls
risk-do-tower = Place the tower in { $territory }
risk-do-trade =
    { $units ->
        [one] Trade { $stars } stars for { $units } unit
       *[other] Trade { $stars } stars for { $units } units
    }
risk-do-withdraw = Take { $card } back

risk-chance = { $percent } %
risk-chance-high = over 99 %
risk-chance-low = under 1 %
risk-odds =
    { $own ->
        [0] { $chance } { $whose ->
            [neutral] attackers lose { $foe }
           *[own] they lose { $foe }
        }
       *[other] { $foe ->
            [0] { $chance } { $whose ->
                [neutral] neutrals lose { $own }
               *[own] you lose { $own }
            }
           *[other] { $chance } one each
        }
    }

## How often a player wishes to be asked

risk-prefer-cards = Cards
risk-prefer-cards-ask = Ask me whenever I may play a card
risk-prefer-cards-moment = Ask me, and pass for me after a few seconds
risk-prefer-cards-decline = Play no cards, and do not ask me
risk-prefer-cards-in-attack = Cards in this attack
risk-prefer-cards-in-attack-ask = Ask me in this attack
risk-prefer-cards-in-attack-decline = Not in this attack
risk-prefer-cards-in-turn = Cards in this turn
risk-prefer-cards-in-turn-ask = Ask me in this turn
risk-prefer-cards-in-turn-decline = Not this turn
risk-prefer-defence = Dice of the defence
risk-prefer-defence-ask = Ask me how many dice to defend with
risk-prefer-defence-all = Always defend with all dice
risk-prefer-placing = Units of the set-up
risk-prefer-placing-ask = Ask me where to place each of them
risk-prefer-placing-rest = Place the rest for me

## What happens

risk-neutral = { $faction } (neutral)
risk-event-achieved = { $seat } takes the achievement “{ $achievement }”.
risk-event-achievement-inherited = { $seat } takes over the achievement “{ $achievement }”.
risk-event-achievement-open = An achievement lies on the board: “{ $achievement }”.
risk-event-asked-command = { $seat } asks { $other } for { $territory }.
risk-event-base = { $seat } builds a base in { $territory }.
risk-event-base-back = { $seat } has the own base back: { $territory }.
risk-event-base-fell = { $seat } holds the base of { $other } now: { $territory }.
risk-event-captured =
    { $units ->
        [one] { $seat } takes { $territory } from { $owner } and moves { $units } unit in.
       *[other] { $seat } takes { $territory } from { $owner } and moves { $units } units in.
    }
risk-event-contaminated = { $seat } keeps { $other } from using cards with the next reinforcements.
risk-event-countered = { $seat } cancels that with { $card }.
risk-event-dealt = The cards deal all territories out.
risk-event-drew = { $seat } draws a card.
risk-event-drew-card = You have drawn { $card }.
risk-event-eliminated = { $seat } eliminates { $loser }.
risk-event-extra-units =
    { $units ->
        [one] { $seat } gets { $units } extra unit.
       *[other] { $seat } gets { $units } extra units.
    }
risk-event-faction = { $seat } plays { $faction }.
risk-event-field = A mineral field lies in { $territory }.
risk-event-hero-fell = { $seat } loses the hero.
risk-event-hero-placed = { $seat } puts the hero into { $territory }.
risk-event-hero-returned = { $seat } brings the hero back: { $territory }.
risk-event-invaded =
    { $units ->
        [one] { $seat } attacks { $owner } in { $target } from { $source } with { $units } unit.
       *[other] { $seat } attacks { $owner } in { $target } from { $source } with { $units } units.
    }
risk-event-invaded-with-hero =
    { $units ->
        [one] { $seat } attacks { $owner } in { $target } from { $source } with { $units } unit and the hero.
       *[other] { $seat } attacks { $owner } in { $target } from { $source } with { $units } units and the hero.
    }
risk-event-losses =
    { $attack ->
        [0] { $defence ->
            [0] Nobody loses a unit.
            [one] { $owner } loses { $defence } unit.
           *[other] { $owner } loses { $defence } units.
        }
        [one] { $defence ->
            [0] { $seat } loses { $attack } unit.
           *[other] { $seat } loses { $attack } unit, { $owner } loses { $defence }.
        }
       *[other] { $defence ->
            [0] { $seat } loses { $attack } units.
           *[other] { $seat } loses { $attack } units, { $owner } loses { $defence }.
        }
    }
risk-event-moved =
    { $units ->
        [one] { $seat } moves { $units } unit from { $source } to { $target }.
       *[other] { $seat } moves { $units } units from { $source } to { $target }.
    }
risk-event-moved-with-hero =
    { $units ->
        [one] { $seat } moves { $units } unit and the hero from { $source } to { $target }.
       *[other] { $seat } moves { $units } units and the hero from { $source } to { $target }.
    }
risk-event-occupied = { $seat } occupies { $territory }.
risk-event-offered = { $seat } offers { $card } for its stars.
risk-event-paid =
    { $units ->
        [one] { $seat } gives up { $units } unit in { $territory } for it.
       *[other] { $seat } gives up { $units } units in { $territory } for it.
    }
risk-event-placed =
    { $units ->
        [one] { $seat } places { $units } unit in { $territory }.
       *[other] { $seat } places { $units } units in { $territory }.
    }
risk-event-placed-neutral = { $seat } places a neutral unit in { $territory }.
risk-event-played = { $seat } plays { $card }.
risk-event-refused-command = { $seat } does not agree.
risk-event-reinforcements =
    { $units ->
        [one] { $seat } gets { $units } unit as reinforcements.
       *[other] { $seat } gets { $units } units as reinforcements.
    }
risk-event-rerolled = { $seat } rolls again: { $dice }.
risk-event-reshuffled = The discard pile of the { $species } becomes their new deck.
risk-event-rewarded = { $seat } gets the reward “{ $reward }”.
risk-event-rolled = The dice: { $attack } against { $defence }.
risk-event-rolled-for-card = { $seat } rolls { $value } for it.
risk-event-rolled-for-order = { $seat } rolls { $value }.
risk-event-scanned = { $seat } sees the cards of { $other }, who plays no abilities this turn.
risk-event-scanned-card = { $other } holds { $card }.
risk-event-storm =
    { $keep ->
        [one] { $seat } goes on attacking { $target } from { $source } until it falls or only { $keep } unit is left.
       *[other] { $seat } goes on attacking { $target } from { $source } until it falls or at most { $keep } units are left.
    }
risk-event-struck =
    { $units ->
        [0] { $territory } has no unit to lose.
        [one] { $territory } loses { $units } unit.
       *[other] { $territory } loses { $units } units.
    }
risk-event-took-command = { $seat } takes command of { $territory }.
risk-event-tower-destroyed = The Xel’Naga tower in { $territory } is destroyed.
risk-event-tower-lost = { $seat } has no room for the Xel’Naga tower: it is lost.
risk-event-tower-placed = { $seat } builds a Xel’Naga tower in { $territory }.
risk-event-traded =
    { $units ->
        [one] { $seat } trades { $stars } stars for { $units } unit.
       *[other] { $seat } trades { $stars } stars for { $units } units.
    }
risk-event-turn = Round { $round }: it is { $seat }’s turn.
risk-event-withdrew = { $seat } takes { $card } back.
risk-event-won =
    { $reason ->
        [achievements] { $seat } has the achievements that win the game.
        [domination] { $seat } holds every territory and wins.
        [elimination] { $seat } has no enemy left and wins.
       *[round-limit] { $seat } stands best after the last round and wins.
    }
risk-event-won-card = You have won { $card }, for its stars only.
risk-event-won-cards =
    { $cards ->
        [one] { $seat } wins { $cards } card from { $loser }.
       *[other] { $seat } wins { $cards } cards from { $loser }.
    }

## What was remarkable about a game

risk-feat-longest-march = { $seat } takes { $count } territories in one turn
risk-feat-longest-streak = { $seat } wins { $count } rolls of an attack in a row
risk-feat-best-defence = { $seat } beats off { $count } rolls in { $territory }
risk-feat-name-longest-march = Longest march
risk-feat-name-longest-streak = Longest streak
risk-feat-name-best-defence = Best defence
risk-luck-help = what the dice gave or took, against expectation
risk-luck-count =
    { $count ->
        [one] { $count } die was rolled.
       *[other] { $count } dice were rolled.
    }
risk-curve-territories = Territories
risk-curve-units = Units
risk-curve-achievements = Achievements
risk-log-set-up = Set-up
risk-log-reinforcements = Reinforcements
risk-log-attack = Attacks
risk-log-award = Achievement and card
risk-log-manoeuvre = Manoeuvre

## Why something is not possible

risk-refused-achieved-already = The achievement “{ $achievement }” has been taken already.
risk-refused-advance =
    { $fewest ->
        [one] At least { $fewest } unit must move in: all that fought and are left.
       *[other] At least { $fewest } units must move in: all that fought and are left.
    }
risk-refused-all-placed = All your units are placed.
risk-refused-allied-target = { $territory } belongs to an ally; allies cannot be attacked.
risk-refused-at-least-one = It takes at least 1 unit.
risk-refused-attack-later = Attacks come after the reinforcements.
risk-refused-attack-over = The attack phase of this turn is over.
risk-refused-brought-already = Units have come from { $territory } already.
risk-refused-chart = Choose a colour of the chart, or put an unused colour in the place of one.
risk-refused-closed-front = A card has closed the way from { $source } to { $target } for this turn.
risk-refused-command-asked = You have asked for { $territory } this turn already.
risk-refused-command-hero = Your ally’s hero is in { $territory }, so it cannot be handed over.
risk-refused-command-last = { $territory } is your ally’s last territory and cannot be handed over.
risk-refused-command-later = Allies hand territories over only right after you have placed your reinforcements.
risk-refused-command-units = { $territory } holds { $units } units; only a territory with exactly 1 unit can be handed over.
risk-refused-contaminated = You are contaminated: no stars and no abilities with these reinforcements.
risk-refused-defence-dice = You may defend with 1 to { $most } dice, and with no more than you have units there.
risk-refused-faction-taken = { $faction } has been chosen already.
risk-refused-hero-alone = The hero moves only together with at least 1 unit.
risk-refused-hero-elsewhere = Your hero is not in { $territory }.
risk-refused-hero-on-board = Your hero is on the board already, in { $territory }.
risk-refused-invaders =
    { $most ->
        [one] { $most } unit may attack from { $territory }: at most 3, and 1 stays behind.
       *[other] 1 to { $most } units may attack from { $territory }: at most 3, and 1 stays behind.
    }
risk-refused-muted = You may play no abilities this turn: your hand has been scanned.
risk-refused-needs-base = { $card } works only in a territory with a base.
risk-refused-needs-units = { $card } needs at least { $units } units in the attacking territory.
risk-refused-no-abilities = In Total Domination cards count for their stars only.
risk-refused-no-aim = There is nothing that { $card } could be used on now.
risk-refused-no-airlift = Only a card lets units move between territories that are not connected.
risk-refused-no-heroes = There are no heroes in this game.
risk-refused-no-more-manoeuvres = You have used up the manoeuvres of this turn.
risk-refused-no-teams = There are no teams in this game.
risk-refused-not-adjacent = { $target } is not adjacent to { $source }.
risk-refused-not-allied = { $territory } does not belong to an ally.
risk-refused-not-at-a-base = { $territory } has no base of yours.
risk-refused-not-connected = { $source } and { $target } are not connected by territories of yours.
risk-refused-not-met = “{ $achievement }” is not met: { $reached } of { $goal }.
risk-refused-not-offered = { $card } is not offered for its stars.
risk-refused-not-on-the-board = The achievement “{ $achievement }” is not in this game.
risk-refused-not-that-colour = { $territory } is not a neutral territory of { $faction }.
risk-refused-not-your-card = You do not hold { $card }.
risk-refused-not-yours = { $territory } is not yours.
risk-refused-occupied = { $territory } is occupied.
risk-refused-offered-already = { $card } is offered for its stars already.
risk-refused-one-at-a-time = Place one unit at a time.
risk-refused-one-faction = Choose one faction.
risk-refused-one-unit = There is only 1 unit in { $territory }, and it must stay there.
risk-refused-own-target = { $territory } is your own.
risk-refused-placed-there = A unit has been placed in { $territory } already.
risk-refused-reroll = Choose dice that you have rolled, the highest first: { $dice }.
risk-refused-same-territory = Choose two different territories.
risk-refused-second-achievement = Only one achievement may be taken a turn.
risk-refused-second-trade = Stars may be traded once a turn.
risk-refused-stay-behind = At least 1 unit must stay in { $territory }.
risk-refused-storm = An attack can go on by itself from { $least } units on, and keep some of them: { $keeps }.
risk-refused-takes-no-aim = { $card } is not aimed at anything.
risk-refused-time-achievement = Achievements are taken after your attacks.
risk-refused-time-advance = Units move in right after a conquest.
risk-refused-time-attack = Attacks are made in the attack phase of your turn, one after the other.
risk-refused-time-base = Bases are placed when the game is set up, and stay where they are.
risk-refused-time-bring = Only a card brings units from several territories to one.
risk-refused-time-consent = Nobody asks you for a territory now.
risk-refused-time-defend = Dice for the defence are chosen when a territory is attacked.
risk-refused-time-done = Answer this first.
risk-refused-time-draw = Cards are drawn at the end of your turn.
risk-refused-time-hero = Heroes are placed when the game is set up, and come back at the start of your turn.
risk-refused-time-manoeuvre = You may manoeuvre at the end of your turn.
risk-refused-time-move = First choose from where to where units move.
risk-refused-time-neutral = Neutral units are placed when a game of two is set up.
risk-refused-time-occupy = Free territories are occupied when the game is set up.
risk-refused-time-pass = You are not asked for a card now.
risk-refused-time-pick = Factions are chosen before the game begins.
risk-refused-time-place = Units are placed at the start of your turn.
risk-refused-time-reroll = Only a card lets you roll dice again, right after your roll.
risk-refused-time-tower = A tower is placed when it is earned.
risk-refused-too-few-stars = It takes at least { $fewest } stars to trade.
risk-refused-too-many-placed =
    { $left ->
        [one] You have { $left } unit left to place.
       *[other] You have { $left } units left to place.
    }
risk-refused-too-many-stars = At most { $most } stars can be traded at once.
risk-refused-tower-there = There is a tower in { $territory } already.
risk-refused-trade-after-placing = Stars are traded before the first reinforcement is placed.
risk-refused-trade-first = First trade the cards you have offered, or take them back.
risk-refused-trade-over = Stars are traded at the start of your own turn.
risk-refused-units-left =
    { $units ->
        [one] Place your last unit first.
       *[other] Place your { $units } units first.
    }
risk-refused-unknown-achievement = There is no achievement called { $achievement }.
risk-refused-unknown-card = There is no card called { $card }.
risk-refused-unknown-faction = There is no faction called { $faction }.
risk-refused-unknown-territory = There is no territory called { $territory }.
risk-refused-won-card = { $card } was won from another player and counts for its stars only.
risk-refused-wrong-aim = { $card } cannot be used on that.
risk-refused-wrong-window = { $card } may be played { $windows }.

## The table as text

risk-phase-factions = choosing factions
risk-phase-bases = placing bases
risk-phase-occupy = occupying territories
risk-phase-strengthen = strengthening territories
risk-phase-neutrals = strengthening territories
risk-phase-heroes = placing heroes
risk-phase-deploy = reinforcements
risk-phase-command = transfer of command
risk-phase-start-manoeuvre = start manoeuvre
risk-phase-attack = attacks
risk-phase-achievement = achievement
risk-phase-manoeuvre = manoeuvre

risk-picture-setup = Setting up: { $phase }
risk-picture-over = The game is over
risk-picture-turn = Round { $round }, the turn of { $name }: { $phase }
risk-picture-undecided = has no faction yet
risk-picture-force =
    { $faction }: territories { $territories }, units { $units }, fields { $fields }, next +{ $income }, cards { $cards }{ $won ->
        [0] { "" }
       *[other] { " " }and { $won } won
    }
risk-picture-force-placing = { $faction }: territories { $territories }, units { $units }, to place { $supply }
risk-picture-force-out = { $faction }: out of the game
risk-picture-gains = has: { $gains }
risk-picture-hero-out = hero off the board
risk-picture-neutral = territories { $territories }, units { $units }
risk-picture-legend = { $hero } hero  { $base } base (with its player, if taken)  { $field } mineral field  { $tower } tower
risk-picture-planet = { $planet } (+{ $bonus })
risk-picture-achievements = Achievements
risk-picture-award =
    { $level ->
        [gold] { $award } (gold)
       *[silver] { $award } (silver)
    }
risk-picture-taken = taken by { $name }
risk-picture-progress = { $reached } of { $goal }
risk-picture-hand = Your cards
risk-picture-card = { $card } { $stars } ({ $windows }): { $text }
risk-picture-star-card = { $card } { $stars }
risk-picture-won-card = { $card } { $stars } (won, for its stars only)
