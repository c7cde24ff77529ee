# Lessons of StarCraft: The Board Game.

starcraft-lesson-first-round = Your first round

starcraft-lesson-first-round-aim = What wins
starcraft-lesson-first-round-aim-text = You win with **15 conquest points** at the end of a round. Areas with a star pay them to whoever controls them. You begin on Bhekar Ro, with a base and a few units; next door, on Antiga Prime, there is a star, and nobody there yet.

starcraft-lesson-first-round-base-last = Think backwards
starcraft-lesson-first-round-base-last-text = Everyone places four orders face down, one at a time. On a planet they form a stack, and **the last one placed is carried out first**. So what is to come late goes down early. You want a base on Antiga Prime in the end: place a **Build** order there now.
starcraft-lesson-first-round-base-last-else = Legal. But think of the stack: whatever you place on Antiga Prime later lies on top and comes first.

starcraft-lesson-first-round-move-first = On top: move there
starcraft-lesson-first-round-move-first-text = A base needs a unit of yours on the planet. **Mobilize** brings units to the planet it lies on. Place it on Antiga Prime, on top of the Build order.
starcraft-lesson-first-round-move-first-else = As you like. Without a Mobilize order on Antiga Prime nobody gets there, and the Build order below has nothing to build on.

starcraft-lesson-first-round-research-last = Research at home
starcraft-lesson-first-round-research-last-text = **Research** needs a base of yours on its planet. It can wait until the end, so it goes down before your last order: place it on Bhekar Ro.
starcraft-lesson-first-round-research-last-else = Also possible. Research brings cards for battles, though, and this is the turn for it.

starcraft-lesson-first-round-build-first = Build at home
starcraft-lesson-first-round-build-first-text = Your fourth order lies on top and comes first: **Build** on Bhekar Ro.
starcraft-lesson-first-round-build-first-else = Allowed. Building first is a good habit, though: what is built can still move in the same round.

starcraft-lesson-first-round-planned = Whose order lies on top?
starcraft-lesson-first-round-planned-text = The enemy’s orders lie on Abaddon, face down. Everyone may place orders on neighbouring planets, too, even on top of yours: then you wait until they are gone. If all your orders are covered you are **obstructed** and draw an Event card instead.

starcraft-lesson-first-round-build = Carry out an order
starcraft-lesson-first-round-build-text = Now everyone carries out one order in turn, any that lies on top of its stack. Take the **Build** order on Bhekar Ro.
starcraft-lesson-first-round-build-else = You may. But only what is built now can move along to Antiga Prime.

starcraft-lesson-first-round-marine = A new unit
starcraft-lesson-first-round-marine-text = A Build order has three parts, and the first is workers, transports and units. A Terran may build two units with each order, on the planet with the base. Build a **Marine** beside your base.
starcraft-lesson-first-round-marine-else = That will do as well; a Marine beside the base keeps it safe while the others leave.

starcraft-lesson-first-round-worker = Workers pay for everything
starcraft-lesson-first-round-worker-text = Whatever you buy, a **worker** has to mine it: one for each mineral and each gas. More workers, more to spend. Build **one** more; this one comes with the end of the round.
starcraft-lesson-first-round-worker-else = Nobody stops you. One more worker would pay for itself with every round.

starcraft-lesson-first-round-paid = What it has cost
starcraft-lesson-first-round-paid-text = Two minerals, so two of your workers stand on your Resource cards. They have done their work for this round. Your sheet shows what each area and your faction yield, and how many workers can still be put there.

starcraft-lesson-first-round-forces-done = On to the buildings
starcraft-lesson-first-round-forces-done-text = That is enough for the first part: say that you are **done** with units.

starcraft-lesson-first-round-barracks = A better building
starcraft-lesson-first-round-barracks-text = The second part: one building and one module each order. Buildings let you build stronger units at **all** your bases. Build **Barracks, level 2**: it opens the way to Firebats.
starcraft-lesson-first-round-barracks-else = A choice of its own. Barracks of level 2 cost only one mineral, and the base that comes later costs two.

starcraft-lesson-first-round-upgrade-done = Keep the rest
starcraft-lesson-first-round-upgrade-done-text = You could also afford a module. You will need minerals for a base soon, so be **done**.

starcraft-lesson-first-round-mobilize = Move out
starcraft-lesson-first-round-mobilize-text = The enemy has had a turn. Now the order on top of Antiga Prime: **Mobilize**.
starcraft-lesson-first-round-mobilize-else = Legal. But the base on Antiga Prime has to wait until somebody has moved there.

starcraft-lesson-first-round-marine-moves = Across by transport
starcraft-lesson-first-round-marine-moves-text = Within a planet units go anywhere. Between planets they need a **transport** of yours on the route; you have one to Antiga Prime. Send **one Marine** to the area with the star. The other one stays, so that you keep control of where it stands.
starcraft-lesson-first-round-marine-moves-else = Allowed. If nobody stays behind, though, you lose control of that area, and the area with the star is the one that pays points.

starcraft-lesson-first-round-firebat-moves = A second area
starcraft-lesson-first-round-firebat-moves-text = A transport is not used up. Send the **Firebat** along, into one of the mineral areas. The Vulture stays at home.
starcraft-lesson-first-round-firebat-moves-else = Fine, too. The base shall stand on minerals, and the Firebat could guard it.

starcraft-lesson-first-round-moves-done = Everybody has arrived
starcraft-lesson-first-round-moves-done-text = Where enemy units stand, a battle would begin now. Nobody is here: be **done** with moving.

starcraft-lesson-first-round-settle = The order below
starcraft-lesson-first-round-settle-text = The stack is one shorter, and your **Build** order on Antiga Prime lies on top. Carry it out.
starcraft-lesson-first-round-settle-else = You may take the other one first. Both are free now.

starcraft-lesson-first-round-nothing-new = Save for the base
starcraft-lesson-first-round-nothing-new-text = There is no base on this planet, so no units come here, and another building would cost what the base needs. Be **done** with this part.
starcraft-lesson-first-round-nothing-new-else = You can afford it, but look at what is left: a base costs two minerals.

starcraft-lesson-first-round-second-base = Your second base
starcraft-lesson-first-round-second-base-text = The third part of a Build order: a base on a planet where you have a unit and no base yet. Found it in the **area of the Firebat**. From now on you can build here, and the minerals of the planet are yours at the end of the round.
starcraft-lesson-first-round-second-base-else = Also an idea. In a mineral area the base keeps that area yours, and the star stays with the Marine.

starcraft-lesson-first-round-research = Research
starcraft-lesson-first-round-research-text = One order is left: **Research** on Bhekar Ro. It begins with an Event card, which you will see at the end of the round.
starcraft-lesson-first-round-research-else = Of course: instead of its effect, every order may also be exchanged for an Event card. Here you would get one anyway.

starcraft-lesson-first-round-draw = Cards for battles
starcraft-lesson-first-round-draw-text = Battles are fought with Combat cards, and you may **draw** three. What is above your limit of eight goes at the end of the round.
starcraft-lesson-first-round-draw-else = You need not. But more cards mean a better choice in a battle.

starcraft-lesson-first-round-technology = A technology
starcraft-lesson-first-round-technology-text = A technology is bought once, and then its cards are in your deck for the rest of the game. **Stim Packs** suit Marines and Firebats, which is what you have.
starcraft-lesson-first-round-technology-else = A good one as well; but mind for which units its cards are.

starcraft-lesson-first-round-end = That was a round
starcraft-lesson-first-round-end-text = When all orders are gone, the round ends with the **Regrouping Phase**: workers come back, areas pay, Event cards are played. Play on freely, or learn next how a battle goes.

starcraft-lesson-first-battle = Your first battle

starcraft-lesson-first-battle-landing = An enemy base next door
starcraft-lesson-first-battle-landing-text = Round two. A Zergling and a Hydralisk have landed on Antiga Prime, and the enemy has built a base there. But your Mobilize order lay below his, and it is free now.

starcraft-lesson-first-battle-attack = The order to attack
starcraft-lesson-first-battle-attack-text = Attacks are made with **Mobilize**, too. Carry it out on Antiga Prime.
starcraft-lesson-first-battle-attack-else = Legal. The enemy will not grow weaker by waiting, though.

starcraft-lesson-first-battle-vulture = The first attacker
starcraft-lesson-first-battle-vulture-text = With one order you may enter **one** area of enemies, with as many units as it can hold and two more. Send the **Vulture** in.
starcraft-lesson-first-battle-vulture-else = Also possible. Only remember that you may enter one area of enemies with this order.

starcraft-lesson-first-battle-marine = And a second one
starcraft-lesson-first-battle-marine-text = Your base on Bhekar Ro holds its area alone. Send the **Marine** that stands there.
starcraft-lesson-first-battle-marine-else = You may. Two against two is a fair fight; three against two is a better one.

starcraft-lesson-first-battle-firebat = Three are better
starcraft-lesson-first-battle-firebat-text = Whoever has more units can let some of them **support** the others. The **Firebat** goes, too; the base holds its area.
starcraft-lesson-first-battle-firebat-else = As you like; the more you bring, the more support you have.

starcraft-lesson-first-battle-go = Begin
starcraft-lesson-first-battle-go-text = That is enough: be **done** with moving, and the battle begins. You attack, so you draw three Combat cards, the defender one.

starcraft-lesson-first-battle-pair = Who fights whom
starcraft-lesson-first-battle-pair-text = A battle falls into skirmishes, one front-line unit against one. The attacker pairs them, and that is worth a lot: your best cards are for the Vulture and the Marine. Pair the **Marine** with the Zergling.
starcraft-lesson-first-battle-pair-else = A pairing of your own. Look at your hand: for which of your units do you have cards with high values?

starcraft-lesson-first-battle-second-pair = The strong against the strong
starcraft-lesson-first-battle-second-pair-text = Then the **Vulture** meets the Hydralisk. There are as many skirmishes as the smaller side has units.
starcraft-lesson-first-battle-second-pair-else = Legal. The Vulture’s best card would suit the Hydralisk better.

starcraft-lesson-first-battle-support = Support
starcraft-lesson-first-battle-support-text = All others support a skirmish and add to its attack. It is the front-line unit that is hit, as a rule, and not they. Let the **Firebat** support the Vulture.
starcraft-lesson-first-battle-support-else = Why not. But the Hydralisk is the tougher one.

starcraft-lesson-first-battle-cards = A card for each skirmish
starcraft-lesson-first-battle-cards-text = Each card has two pairs of values, attack and health. The larger pair counts if it shows your front-line unit. For the Marine take the one with **6 and 6**. The board shows what each would do here.
starcraft-lesson-first-battle-cards-else = Possible. The card with 6 and 6 hits hard and keeps the Marine alive.

starcraft-lesson-first-battle-reinforcement = And a reinforcement
starcraft-lesson-first-battle-reinforcement-text = The Vulture’s best card has **7 and 7**. Besides, you may add one **reinforcement card**: yours gives 1 health more for a tired worker. Play both together.
starcraft-lesson-first-battle-reinforcement-else = That might be enough; the Hydralisk will show.

starcraft-lesson-first-battle-order = Reveal
starcraft-lesson-first-battle-order-text = The defender has placed his cards, too. The attacker chooses which skirmish comes first: begin with the **first**.
starcraft-lesson-first-battle-order-else = The order matters only with some cards; go ahead.

starcraft-lesson-first-battle-first-result = Attack against health
starcraft-lesson-first-battle-first-result-text = Each front-line unit is destroyed if the other’s attack **reaches** its health. Your 6 reaches the Zergling’s 5, its 4 does not reach your 6: the Zergling is gone, the Marine stands. Both may fall at once, or neither.

starcraft-lesson-first-battle-worker = Pay for the card
starcraft-lesson-first-battle-worker-text = The second skirmish, and your reinforcement asks for its price: a worker who rests until the end of the round. **Pay** him.
starcraft-lesson-first-battle-worker-else = Then the card gives nothing. A worker comes back at the end of the round; a Vulture does not.

starcraft-lesson-first-battle-won = Won
starcraft-lesson-first-battle-won-text = 7 and 1 for the Firebat against 5: the Hydralisk is destroyed, and the area is yours. Had both sides units left, the attacker would have had to **retreat**. The enemy’s base still stands; what becomes of it you see in the next lesson.

starcraft-lesson-first-regrouping = Your first regrouping

starcraft-lesson-first-regrouping-exchange = An order you do not need
starcraft-lesson-first-regrouping-exchange-text = The battle is won, and two of your orders are left. You have nothing to build just now: exchange the Build order for an **Event card**.
starcraft-lesson-first-regrouping-exchange-else = Building is never wrong. The lesson goes on all the same.

starcraft-lesson-first-regrouping-last-order = The last order
starcraft-lesson-first-regrouping-last-order-text = **Research** is left, and it brings another Event card. Carry it out.
starcraft-lesson-first-regrouping-last-order-else = You would get an Event card for it either way; with Research there are Combat cards besides.

starcraft-lesson-first-regrouping-draw = Three cards more
starcraft-lesson-first-regrouping-draw-text = **Draw** three Combat cards; you will keep the best ones.
starcraft-lesson-first-regrouping-draw-else = As you like. Choosing from more cards never hurts.

starcraft-lesson-first-regrouping-save = Not every time
starcraft-lesson-first-regrouping-save-text = A technology makes your deck better, but also thicker. Take **none** this time; then the last order is gone, and the round regroups.
starcraft-lesson-first-regrouping-save-else = That costs workers only, and they come back in a moment.

starcraft-lesson-first-regrouping-bases = First, bases fall
starcraft-lesson-first-regrouping-bases-text = The Regrouping Phase has come. First of all, a base with enemy units in its area is **destroyed**: the one on Antiga Prime is gone. Without a base on a planet its Resource cards are lost, too; with the only one you even gain those of empty areas.

starcraft-lesson-first-regrouping-workers = Workers come back
starcraft-lesson-first-regrouping-workers-text = Then all workers return to your pool, those who were tired and those who were built this round. Where somebody was sent to mine too much, the area stays the poorer for it.

starcraft-lesson-first-regrouping-points = Points
starcraft-lesson-first-regrouping-points-text = Now areas with a star pay: one point for the area of your Marine. With **15** you would have won. Each faction has a victory of its own besides; it stands on its sheet.

starcraft-lesson-first-regrouping-event = Play an Event card
starcraft-lesson-first-regrouping-event-text = Now everyone may play **one** of the Event cards drawn this round; the others are discarded. You have two. **Fresh Recruits** brings two Marines.
starcraft-lesson-first-regrouping-event-else = Also useful. The one you do not play is lost.

starcraft-lesson-first-regrouping-recruits = Where they are needed
starcraft-lesson-first-regrouping-recruits-text = Put them beside your new **base** on Antiga Prime: the Firebat has left it alone.
starcraft-lesson-first-regrouping-recruits-else = They are welcome everywhere. The new base has nobody, though.

starcraft-lesson-first-regrouping-discard = Too many cards
starcraft-lesson-first-regrouping-discard-text = Terrans keep **eight** Combat cards, others six. You have eleven. Discard what fits none of your units: here Goliath, Wraith and Battlecruiser.
starcraft-lesson-first-regrouping-discard-else = That one shows a unit you have. Are you sure?

starcraft-lesson-first-regrouping-discard-more = Another one
starcraft-lesson-first-regrouping-discard-more-text = When your deck is empty, what you have discarded is shuffled again: nothing is lost for good. **Discard** a second one.
starcraft-lesson-first-regrouping-discard-more-else = That one shows a unit you have. Are you sure?

starcraft-lesson-first-regrouping-discard-last = And the third
starcraft-lesson-first-regrouping-discard-last-text = **Discard** the third one, and the round is over.
starcraft-lesson-first-regrouping-discard-last-else = That one shows a unit you have. Are you sure?

starcraft-lesson-first-regrouping-again = And so on
starcraft-lesson-first-regrouping-again-text = The first player changes, and the next round is planned. What a round has brought stands in one screen, which you find beside the phases at any time. Now you know a whole round: have a good game!

starcraft-lesson-brood-war = What Brood War adds

starcraft-lesson-brood-war-new = New in the box
starcraft-lesson-brood-war-new-text = You know a round, a battle and the end of a round. Brood War adds to each of them: **Leadership cards** with heroes and installations, the **Defend order**, and a **Special Order Pool**. You lead Tassadar’s Protoss; the Overmind is your neighbour.

starcraft-lesson-brood-war-lead = Choose how you lead
starcraft-lesson-brood-war-lead-text = Everyone chooses one Leadership card in secret, one in each of the three stages of the Event deck. The first one also says what you begin with, and only one of the three has an objective that wins. Take the **Warp Gate**: it is an installation.
starcraft-lesson-brood-war-lead-else = A good card as well. This lesson is about installations, though, and the Warp Gate is one.

starcraft-lesson-brood-war-gate = An installation
starcraft-lesson-brood-war-gate-text = An installation stands in an area like a base, and makes it yours, but it builds nothing and mines nothing. The Warp Gate carries units anywhere at the end of each round. Put it into **Halcyon 1**, where your Zealot is.
starcraft-lesson-brood-war-gate-else = That works. But the Zerg come for Halcyon 1 in a moment.

starcraft-lesson-brood-war-defend = The Defend order
starcraft-lesson-brood-war-defend-text = Once in each Planning Phase one of your four orders may be a **Defend order**. It goes face up into an area that you control and is carried out at once. The Overmind has a transport on the route to you: take the token with the shield and put it into **Halcyon 1**.
starcraft-lesson-brood-war-defend-else = Legal. An order that nobody defends against, though, is what the Overmind hopes for.

starcraft-lesson-brood-war-gather = Bring help
starcraft-lesson-brood-war-gather-text = Units may come into the area now, as with a Mobilize order. Send the **Dragoon** from your base; the base itself keeps control of where it stood.
starcraft-lesson-brood-war-gather-else = You may. Two defenders are better than one, though.

starcraft-lesson-brood-war-guarded = A guard token
starcraft-lesson-brood-war-guarded-text = Be **done** with moving. Then a guard token lies in the area until the Regrouping Phase, as long as you control it.

starcraft-lesson-brood-war-special = A special order
starcraft-lesson-brood-war-special-text = In the base game you need a Research & Development module to place special orders. Here you may place them at once; what counts is whether there is room in your **Special Order Pool** when one is revealed. Place a **special Research order** on Halcyon: take the token with the golden rim.
starcraft-lesson-brood-war-special-else = Allowed. The special order has to lie at the bottom of the stack, though, so that the module comes first.

starcraft-lesson-brood-war-build-above = The module comes first
starcraft-lesson-brood-war-build-above-text = Each Research & Development module gives the pool one place, and you have none yet. Place a **Build** order on Halcyon, above your special order.
starcraft-lesson-brood-war-build-above-else = You may. Without the module your special order will only bring you an Event card.

starcraft-lesson-brood-war-station = Areas with signs
starcraft-lesson-brood-war-station-text = Gehenna is a space station. A golden hexagon marks a **strategic area**: whoever controls it has special orders only on that planet, without any pool. Wings or a mountain say that only flying or only ground units may enter. Place your last order there: **Mobilize**.
starcraft-lesson-brood-war-station-else = As you like; your fourth order does not matter much this round.

starcraft-lesson-brood-war-module-first = Build the module
starcraft-lesson-brood-war-module-first-text = Now the Build order on top of **Halcyon**.
starcraft-lesson-brood-war-module-first-else = Legal. But the special order below waits for the module.

starcraft-lesson-brood-war-no-units = No units today
starcraft-lesson-brood-war-no-units-text = Save your minerals for the module and a technology: be **done** with units.
starcraft-lesson-brood-war-no-units-else = Nothing wrong with more units, but then there may be too little left for the technology.

starcraft-lesson-brood-war-module = Room in the pool
starcraft-lesson-brood-war-module-text = Three modules are new, too: one swaps defenders, one helps medics and the like into full areas, one gets past Air Support. You need **Research & Development** now.
starcraft-lesson-brood-war-module-else = A fine module. Only Research & Development makes room in the pool, though.

starcraft-lesson-brood-war-no-more = Enough
starcraft-lesson-brood-war-no-more-text = Be **done**; then it is the Overmind’s turn.
starcraft-lesson-brood-war-no-more-else = You may still add a building, if you can pay for it.

starcraft-lesson-brood-war-attacked = The swarm attacks
starcraft-lesson-brood-war-attacked-text = Two Zerglings have landed in Halcyon 1. As the battle begins you may **use the guard token**: 2 more health in every skirmish of this battle. It does not add up with other shelter.
starcraft-lesson-brood-war-attacked-else = Brave. The token is gone after this round anyway, so there is no point in saving it.

starcraft-lesson-brood-war-dragoon = The Dragoon’s card
starcraft-lesson-brood-war-dragoon-text = Your **7 against 7** names the Dragoon: attack 7, and with the token 9 health. Put it there.
starcraft-lesson-brood-war-dragoon-else = It may do, too. Cards that name the unit are worth more.

starcraft-lesson-brood-war-zealot = The Zealot’s card
starcraft-lesson-brood-war-zealot-text = For the Zealot the card with **attack 5 and health 6**: with the token it holds against 7.
starcraft-lesson-brood-war-zealot-else = That may be enough as well, with two more health.

starcraft-lesson-brood-war-held = Held
starcraft-lesson-brood-war-held-text = An attack of 5 against health 8 and 9: nothing gets through, and the Zerglings fall to your 5 and 7. The guard token has gone back.

starcraft-lesson-brood-war-pool = Into the pool
starcraft-lesson-brood-war-pool-text = Your special order lies on top now. With the module there is room: **execute** it. It then lies in the Special Order Pool on your sheet until the Regrouping Phase, and its place is taken.
starcraft-lesson-brood-war-pool-else = An Event card instead is always possible, and the token comes back at once. But the module was built for this.

starcraft-lesson-brood-war-draw = Cards first
starcraft-lesson-brood-war-draw-text = A Research order lets you **draw** Combat cards before you buy.
starcraft-lesson-brood-war-draw-else = You may pass. Three cards for nothing are hard to refuse, though.

starcraft-lesson-brood-war-technology = A technology
starcraft-lesson-brood-war-technology-text = Buy **Leg Enhancement**, which makes Zealots dangerous.
starcraft-lesson-brood-war-technology-else = There are many new ones; this one suits your Zealots.

starcraft-lesson-brood-war-end = And then there are heroes
starcraft-lesson-brood-war-end-text = When Stage II of the Event deck begins, everyone chooses again. Then there is a **hero** to be had: a unit with a golden token under it and an ability of its own, whom neither splash damage nor Mind Control can touch. The star in the bar above says what wins here and how near everybody is. In the lobby, the **scenarios** of Brood War tell four stories.
