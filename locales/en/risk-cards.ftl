# What the faction cards of Risk: StarCraft do, in English, put together from their effects: $amount is an effect’s
# number, $side the side of an invasion that plays the card (attack, defence, or either).

risk-own-words = { $text }
risk-card-sentences = { $first } { $rest }

## Conditions

risk-card-needs-base = The attacked territory must hold a base.
risk-card-costs =
    { $cost ->
        [one] Remove { $cost } unit from the attacking territory, which must hold { $least } or more.
       *[other] Remove { $cost } units from the attacking territory, which must hold { $least } or more.
    }

## How long it lasts: $effects go on as long

risk-scope-roll = In this roll: { $effects }.
risk-scope-front = This turn, between these two territories: { $effects }.
risk-scope-source = This turn, in every invasion from the attacking territory: { $effects }.
risk-scope-target = This turn, in every invasion of the attacked territory: { $effects }.
risk-scope-target-named = Choose an enemy territory next to one of yours. This turn, in every invasion of it: { $effects }.
risk-scope-target-either = In an invasion for its target, otherwise for an enemy territory next to one of yours. This turn, in every invasion of it: { $effects }.
risk-effects-together = { $first }, and { $rest }

risk-effect-attack-all =
    { $side ->
        [attack] each of your dice
       *[other] each attack die
    } gets { $sign ->
        [less] −{ $amount }, but counts at least 1
       *[more] +{ $amount }
    }
risk-effect-attack-highest =
    { $side ->
        [attack] your highest die
       *[other] the attacker’s highest die
    } gets { $sign ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
risk-effect-attack-die =
    { $side ->
        [attack] { $amount ->
            [one] you roll { $amount } extra attack die and drop your lowest
           *[other] you roll { $amount } extra attack dice and drop as many of your lowest
        }
       *[other] { $amount ->
            [one] the attacker rolls { $amount } extra die and drops the lowest
           *[other] the attacker rolls { $amount } extra dice and drops as many of the lowest
        }
    }
risk-effect-attack-ties =
    { $side ->
        [attack] you win
       *[other] the attacker wins
    } a tie of the two highest dice
risk-effect-defence-all =
    { $side ->
        [defence] each of your dice
       *[other] each of the defender’s dice
    } gets { $sign ->
        [less] −{ $amount }, but counts at least 1
       *[more] +{ $amount }
    }
risk-effect-defence-highest =
    { $side ->
        [defence] your highest die
       *[other] the defender’s highest die
    } gets { $sign ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
risk-effect-defence-die =
    { $side ->
        [defence] { $amount ->
            [one] you roll { $amount } extra die and drop your lowest
           *[other] you roll { $amount } extra dice and drop as many of your lowest
        }
       *[other] { $amount ->
            [one] the defender rolls { $amount } extra die and drops the lowest
           *[other] the defender rolls { $amount } extra dice and drops as many of the lowest
        }
    }
risk-effect-defence-limit =
    { $side ->
        [defence] you roll
       *[other] the defender rolls
    } at most { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }
risk-effect-no-defence-hero = no hero helps to defend
risk-effect-defence-losses =
    { $side ->
        [defence] you lose
       *[other] the defender loses
    } at most { $amount ->
        [one] { $amount } unit
       *[other] { $amount } units
    } a roll
risk-effect-set-defence = the defender’s highest die counts as { $amount }
risk-effect-set-attack = the attacker’s highest die counts as { $amount }
risk-effect-cap-attack = each attack die above { $amount } counts as { $amount }

## What happens at once

risk-effect-units =
    { $amount ->
        [one] { $amount } extra unit in one of your territories.
       *[other] { $amount } extra units, all in one of your territories.
    }
risk-effect-field-units = Extra units: half your mineral fields, rounded up; at least { $least }, at most { $amount }. Place them in any of your territories.
risk-effect-base-units =
    { $amount ->
        [one] { $amount } extra unit, and 1 more for each base you control,
       *[other] { $amount } extra units, and 1 more for each base you control,
    } placed where those bases stand. Without a base: 1 extra unit in any of your territories.
risk-effect-near-base-units =
    { $amount ->
        [one] { $amount } extra unit
       *[other] { $amount } extra units
    } in one of your territories with a base you control or next to one. Without such a base: 1 extra unit in any of your territories.
risk-effect-spread =
    { $amount ->
        [one] { $amount } extra unit in one of your territories.
       *[other] 1 extra unit in each of up to { $amount } of your territories.
    }
risk-effect-add-defenders =
    { $amount ->
        [one] Place { $amount } extra unit
       *[other] Place { $amount } extra units
    } in the attacked territory before the dice.
risk-effect-strike =
    { $amount ->
        [one] An enemy territory next to one of yours loses { $amount } unit, but keeps at least 1.
       *[other] An enemy territory next to one of yours loses { $amount } units, but keeps at least 1.
    }
risk-effect-storm = Roll a die: an enemy territory next to one of yours loses that many units, but keeps at least 1.
risk-effect-burst =
    { $amount ->
        [one] The attacked territory loses { $amount } unit, but keeps at least 1.
       *[other] The attacked territory loses { $amount } units, but keeps at least 1.
    }
risk-effect-airlift = { $amount } additional manoeuvre, between any two of your territories, connected or not.
risk-effect-recall =
    Choose one of your territories and move any number of units there from { $amount ->
        [one] { $amount } other
       *[other] up to { $amount } others
    }, connected or not; at least 1 stays in each. Your hero may come along. This is no manoeuvre.
risk-effect-blink = Before the dice, move any number of units from the attacked territory to one next to it that is yours; at least 1 stays. Your hero may go along.
risk-effect-link =
    Choose one of your territories with 2 or more units and { $amount ->
        [2] an enemy territory exactly 2 steps away
        [41] any enemy territory
       *[other] an enemy territory 2 to { $amount } steps away
    }: this turn you may invade it from there as if adjacent.
risk-effect-reroll = Reroll any number of your attack dice once.
risk-effect-extra-loss =
    { $amount ->
        [one] If the defender loses a unit in this roll, { $amount } more is lost, even the last one.
       *[other] If the defender loses a unit in this roll, { $amount } more are lost, even the last one.
    }
risk-effect-save = You lose no units in this roll.
risk-effect-cancel = The invasion is cancelled before any dice, and this turn there is none from that territory against this one.
risk-effect-scan = Look at an opponent’s hand. This turn that opponent plays no abilities.
risk-effect-contaminate = Choose an opponent, who in the next own reinforcement phase may neither trade stars nor play abilities.
risk-effect-counter = Cancel an ability just played against you, one of your territories or an invasion you take part in.
