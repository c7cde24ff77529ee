# Was die Fraktionskarten von Risiko: StarCraft tun, auf Deutsch, zusammengesetzt aus ihren Wirkungen: $amount ist die
# Zahl einer Wirkung, $side die Seite einer Invasion, die die Karte spielt (attack, defence oder either).

risk-own-words = { $text }
risk-card-sentences = { $first } { $rest }

## Bedingungen

risk-card-needs-base = Im angegriffenen Gebiet muss eine Basis stehen.
risk-card-costs =
    { $cost ->
        [one] Entferne { $cost } Einheit aus dem angreifenden Gebiet, in dem mindestens { $least } stehen müssen.
       *[other] Entferne { $cost } Einheiten aus dem angreifenden Gebiet, in dem mindestens { $least } stehen müssen.
    }

## Wie lange es dauert: so lange gilt $effects

risk-scope-roll = Bei diesem Wurf: { $effects }.
risk-scope-front = In diesem Zug zwischen diesen beiden Gebieten: { $effects }.
risk-scope-source = In diesem Zug bei jeder Invasion aus dem angreifenden Gebiet: { $effects }.
risk-scope-target = In diesem Zug bei jeder Invasion des angegriffenen Gebiets: { $effects }.
risk-scope-target-named = Wähle ein feindliches Gebiet neben einem deiner Gebiete. In diesem Zug gilt bei jeder Invasion dort: { $effects }.
risk-scope-target-either = Während einer Invasion für ihr Ziel, sonst für ein feindliches Gebiet neben einem deiner Gebiete. In diesem Zug gilt bei jeder Invasion dort: { $effects }.
risk-effects-together = { $first }, und { $rest }

risk-effect-attack-all =
    { $side ->
        [attack] jeder deiner Würfel
       *[other] jeder Angriffswürfel
    } zählt { $sign ->
        [less] { $amount } weniger, aber mindestens 1
       *[more] { $amount } mehr
    }
risk-effect-attack-highest =
    { $side ->
        [attack] dein höchster Würfel
       *[other] der höchste Würfel des Angreifers
    } zählt { $sign ->
        [less] { $amount } weniger
       *[more] { $amount } mehr
    }
risk-effect-attack-die =
    { $side ->
        [attack] { $amount ->
            [one] du würfelst mit { $amount } zusätzlichen Angriffswürfel, und dein niedrigster entfällt
           *[other] du würfelst mit { $amount } zusätzlichen Angriffswürfeln, und ebenso viele deiner niedrigsten entfallen
        }
       *[other] { $amount ->
            [one] der Angreifer würfelt mit { $amount } zusätzlichen Würfel, und sein niedrigster entfällt
           *[other] der Angreifer würfelt mit { $amount } zusätzlichen Würfeln, und ebenso viele seiner niedrigsten entfallen
        }
    }
risk-effect-attack-ties =
    { $side ->
        [attack] du gewinnst
       *[other] der Angreifer gewinnt
    } den Gleichstand der beiden höchsten Würfel
risk-effect-defence-all =
    { $side ->
        [defence] jeder deiner Würfel
       *[other] jeder Würfel des Verteidigers
    } zählt { $sign ->
        [less] { $amount } weniger, aber mindestens 1
       *[more] { $amount } mehr
    }
risk-effect-defence-highest =
    { $side ->
        [defence] dein höchster Würfel
       *[other] der höchste Würfel des Verteidigers
    } zählt { $sign ->
        [less] { $amount } weniger
       *[more] { $amount } mehr
    }
risk-effect-defence-die =
    { $side ->
        [defence] { $amount ->
            [one] du würfelst mit { $amount } zusätzlichen Würfel, und dein niedrigster entfällt
           *[other] du würfelst mit { $amount } zusätzlichen Würfeln, und ebenso viele deiner niedrigsten entfallen
        }
       *[other] { $amount ->
            [one] der Verteidiger würfelt mit { $amount } zusätzlichen Würfel, und sein niedrigster entfällt
           *[other] der Verteidiger würfelt mit { $amount } zusätzlichen Würfeln, und ebenso viele seiner niedrigsten entfallen
        }
    }
risk-effect-defence-limit =
    { $side ->
        [defence] du würfelst
       *[other] der Verteidiger würfelt
    } mit höchstens { $amount ->
        [one] { $amount } Würfel
       *[other] { $amount } Würfeln
    }
risk-effect-no-defence-hero = kein Held hilft bei der Verteidigung
risk-effect-defence-losses =
    { $side ->
        [defence] du verlierst
       *[other] der Verteidiger verliert
    } höchstens { $amount ->
        [one] { $amount } Einheit
       *[other] { $amount } Einheiten
    } je Wurf
risk-effect-set-defence = der höchste Würfel des Verteidigers zählt { $amount }
risk-effect-set-attack = der höchste Würfel des Angreifers zählt { $amount }
risk-effect-cap-attack = jeder Angriffswürfel über { $amount } zählt { $amount }

## Was sofort geschieht

risk-effect-units =
    { $amount ->
        [one] { $amount } zusätzliche Einheit in eines deiner Gebiete.
       *[other] { $amount } zusätzliche Einheiten, alle in eines deiner Gebiete.
    }
risk-effect-field-units = Zusätzliche Einheiten: die Hälfte deiner Mineralienfelder, aufgerundet; mindestens { $least }, höchstens { $amount }. Setze sie in beliebige eigene Gebiete.
risk-effect-base-units =
    { $amount ->
        [one] { $amount } zusätzliche Einheit und 1 weitere je Basis, die du kontrollierst,
       *[other] { $amount } zusätzliche Einheiten und 1 weitere je Basis, die du kontrollierst,
    } alle in Gebiete mit diesen Basen. Ohne Basis: 1 zusätzliche Einheit in ein beliebiges eigenes Gebiet.
risk-effect-near-base-units =
    { $amount ->
        [one] { $amount } zusätzliche Einheit
       *[other] { $amount } zusätzliche Einheiten
    } in eines deiner Gebiete mit oder neben einer Basis, die du kontrollierst. Ohne eine solche: 1 zusätzliche Einheit in ein beliebiges eigenes Gebiet.
risk-effect-spread =
    { $amount ->
        [one] { $amount } zusätzliche Einheit in eines deiner Gebiete.
       *[other] Je 1 zusätzliche Einheit in bis zu { $amount } deiner Gebiete.
    }
risk-effect-add-defenders =
    { $amount ->
        [one] Setze vor dem Würfeln { $amount } zusätzliche Einheit
       *[other] Setze vor dem Würfeln { $amount } zusätzliche Einheiten
    } in das angegriffene Gebiet.
risk-effect-strike =
    { $amount ->
        [one] Ein feindliches Gebiet neben einem deiner Gebiete verliert { $amount } Einheit, behält aber mindestens 1.
       *[other] Ein feindliches Gebiet neben einem deiner Gebiete verliert { $amount } Einheiten, behält aber mindestens 1.
    }
risk-effect-storm = Würfle einmal: Ein feindliches Gebiet neben einem deiner Gebiete verliert so viele Einheiten, behält aber mindestens 1.
risk-effect-burst =
    { $amount ->
        [one] Das angegriffene Gebiet verliert { $amount } Einheit, behält aber mindestens 1.
       *[other] Das angegriffene Gebiet verliert { $amount } Einheiten, behält aber mindestens 1.
    }
risk-effect-airlift = { $amount } zusätzliches Manöver zwischen zwei beliebigen eigenen Gebieten, verbunden oder nicht.
risk-effect-recall =
    Wähle eines deiner Gebiete und ziehe beliebig viele Einheiten aus { $amount ->
        [one] { $amount } anderen
       *[other] bis zu { $amount } anderen
    } dorthin, verbunden oder nicht; je mindestens 1 bleibt zurück. Dein Held darf mitkommen. Das ist kein Manöver.
risk-effect-blink = Ziehe vor dem Würfeln beliebig viele Einheiten aus dem angegriffenen Gebiet in ein eigenes daneben; mindestens 1 bleibt. Dein Held darf mitgehen.
risk-effect-link =
    Wähle ein eigenes Gebiet mit mindestens 2 Einheiten und { $amount ->
        [2] ein feindliches, das genau 2 Schritte entfernt ist
        [41] ein beliebiges feindliches
       *[other] ein feindliches, das 2 bis { $amount } Schritte entfernt ist
    }: In diesem Zug darfst du es von dort aus angreifen, als wäre es benachbart.
risk-effect-reroll = Würfle beliebig viele deiner Angriffswürfel einmal neu.
risk-effect-extra-loss = Verliert der Verteidiger bei diesem Wurf eine Einheit, so verliert er { $amount } weitere, auch die letzte.
risk-effect-save = Du verlierst bei diesem Wurf keine Einheiten.
risk-effect-cancel = Die Invasion fällt aus, bevor gewürfelt wird, und in diesem Zug gibt es keine weitere von jenem Gebiet gegen dieses.
risk-effect-scan = Sieh dir die Karten eines Gegners an. Er spielt in diesem Zug keine Fähigkeiten.
risk-effect-contaminate = Wähle einen Gegner: Beim nächsten Einsetzen seiner Verstärkungen darf er weder Sterne eintauschen noch Fähigkeiten spielen.
risk-effect-counter = Hebe eine Fähigkeit auf, die gerade gegen dich, eines deiner Gebiete oder eine Invasion gespielt wurde, an der du beteiligt bist.
