# Lessons of Risk: StarCraft, and the words they teach.

risk-lesson-first-turn = Your first turn

risk-lesson-first-turn-aim = What wins
risk-lesson-first-turn-aim-text = You win with **three achievements** and your own base still yours. Here is one within reach: control **eight mineral fields**. You have five, and the enemy next door has the other three.

risk-lesson-first-turn-reinforce = Reinforcements
risk-lesson-first-turn-reinforce-text = Every turn begins with new units: a third of your territories and mineral fields, and a bit for planets and bases. You have **7**. Put them all where you will attack: into **Wolfrec Province**.
risk-lesson-first-turn-reinforce-else = You may place units wherever you like. But spread out they frighten nobody; an attack wants all of them in one place.

risk-lesson-first-turn-invade = An invasion
risk-lesson-first-turn-invade-text = Attack from a territory of yours into an enemy one next to it, with up to **three** units, one die each. Choose Wolfrec Province, then **Augustgrad**, then three units, and attack once.
risk-lesson-first-turn-invade-else = A legal move, but Augustgrad holds the mineral field you need, and three dice are better than fewer.

risk-lesson-first-turn-dice = Reading the dice
risk-lesson-first-turn-dice-text = The highest die meets the highest, the second the second. The lower one loses a unit, and a **tie goes to the defender**. You rolled 6, 6, 3 against 4 and 1: two defenders are gone, and you have lost nobody.

risk-lesson-first-turn-hero = Your hero
risk-lesson-first-turn-hero-text = The star in the **Eternal Scar** is your hero. Where it defends, and where you let it lead an attack from its territory, your **highest die counts 1 more**: a 6 becomes 7. It moves only along with units; if the last unit beside it falls, it is gone until your next turn.

risk-lesson-first-turn-storm = Until it falls
risk-lesson-first-turn-storm-text = Instead of one roll at a time you can let an attack go on by itself. Attack **Augustgrad** again, this time until it is taken.
risk-lesson-first-turn-storm-else = You may also do that. But a single defender is left in Augustgrad; now is the moment.

risk-lesson-first-turn-advance = Move in
risk-lesson-first-turn-advance-text = Augustgrad is yours. At least the units that fought move in; more may follow, and one stays behind. You will attack on from here, so bring **all 8**.
risk-lesson-first-turn-advance-else = Units left behind in Wolfrec Province cannot attack any more this turn; nothing hostile is within their reach.

risk-lesson-first-turn-onward = Onward
risk-lesson-first-turn-onward-text = There is no limit to your invasions. The next field lies in **Ursa**: attack from Augustgrad until it is taken.
risk-lesson-first-turn-onward-else = You are free to. For the achievement you still need Ursa and Keresh Province.

risk-lesson-first-turn-follow = Everyone follows
risk-lesson-first-turn-follow-text = Two down. Take your army along again: **7** units.
risk-lesson-first-turn-follow-else = Keep your army together: one more territory is to be taken.

risk-lesson-first-turn-third = The last field
risk-lesson-first-turn-third-text = One unit guards **Keresh Province**. Attack it from Ursa until it is taken.
risk-lesson-first-turn-third-else = Legal, but the eighth field lies in Keresh Province.

risk-lesson-first-turn-enter = How many stay?
risk-lesson-first-turn-enter-text = Now think of defence: whoever moves on leaves the way behind open. Any number is fine here.

risk-lesson-first-turn-stop = Know when to stop
risk-lesson-first-turn-stop-text = You could go on, but the dice will not stay so kind. **End the attack phase.**

risk-lesson-first-turn-achieve = The achievement
risk-lesson-first-turn-achieve-text = Eight mineral fields! You may take **one** achievement a turn, and it stays yours even if you lose the fields again. Take it. Whoever conquers and takes none draws a card instead.
risk-lesson-first-turn-achieve-else = Without it you would draw a card. But achievements win the game, and somebody else may take this one.

risk-lesson-first-turn-manoeuvre = The manoeuvre
risk-lesson-first-turn-manoeuvre-text = At last you may move units once, through territories of your own. Augustgrad stands with a single unit; the **Radiated Wastes** can spare some. Choose the Wastes, then Augustgrad.
risk-lesson-first-turn-manoeuvre-else = Also possible. Augustgrad, though, has only one unit and enemies on its border.

risk-lesson-first-turn-move = How many?
risk-lesson-first-turn-move-text = One unit must stay behind. Send **4**.
risk-lesson-first-turn-move-else = Fewer will do as well; Augustgrad is the one in danger.

risk-lesson-first-turn-end = Your turn is over
risk-lesson-first-turn-end-text = You have seen every part of a turn: reinforcements, attacks, achievement, card, manoeuvre. Now the others play. Mind your **base**: without it nobody wins. Play on freely, or learn about cards next.

risk-lesson-with-cards = A turn with cards

risk-lesson-with-cards-hand = Cards have two uses
risk-lesson-with-cards-hand-text = Round four of a game. You hold three cards. Each serves **either** for its ability, at the moment it names, **or** for its stars, which are traded for units.

risk-lesson-with-cards-offer = Offer a card
risk-lesson-with-cards-offer-text = Two to ten stars can be traded, once a turn, before the first unit is placed. **Nydus Worm** has two stars, and you plan no such attack. Offer it.
risk-lesson-with-cards-offer-else = You can. But stars are traded before the first unit is placed, and then not again this turn.

risk-lesson-with-cards-second = And another
risk-lesson-with-cards-second-text = More stars bring more than their share: 2 give 2 units, 3 give 4, 4 give 7. Offer **Contaminate**, too.
risk-lesson-with-cards-second-else = Two stars give 2 units, three give 4. Contaminate would be worth it.

risk-lesson-with-cards-trade = Trade
risk-lesson-with-cards-trade-text = Three stars lie on the table: **trade** them for 4 units.
risk-lesson-with-cards-trade-else = The Hatchery is worth more when it is played.

risk-lesson-with-cards-play = Play an ability
risk-lesson-with-cards-play-text = **Hatchery** brings extra units at a base of yours or next to it. The Eternal Scar is your base: play the card there.
risk-lesson-with-cards-play-else = Allowed; your base would be glad of the units, though.

risk-lesson-with-cards-place = Place everything
risk-lesson-with-cards-place-text = The traded units have joined your reinforcements: 16. Put them all into **Velari Province**.
risk-lesson-with-cards-place-else = As you like. Velari Province has enemies with a single unit on every side.

risk-lesson-with-cards-storm = Conquer something
risk-lesson-with-cards-storm-text = Whoever conquers at least one territory earns a card. The **Temple of the Preservers** holds one unit: attack until it is taken. Defenders may play cards, too; the table asks them.
risk-lesson-with-cards-storm-else = Legal. Any conquest earns the card, and the Temple of the Preservers is a safe one.

risk-lesson-with-cards-advance = Move in
risk-lesson-with-cards-advance-text = Taken. Move in with as many as you like.

risk-lesson-with-cards-stop = Enough for a card
risk-lesson-with-cards-stop-text = One conquest is enough for a card. **End the attack phase.**

risk-lesson-with-cards-drawn = Your new card
risk-lesson-with-cards-drawn-text = You have taken no achievement, so you have drawn a card from the deck of your species. The others see how many you hold, not which.

risk-lesson-with-cards-end = End the turn
risk-lesson-with-cards-end-text = One manoeuvre is left, if you want it. Or **end your turn**: then you have seen all there is to cards.
risk-lesson-with-cards-end-else = Of course: that is your manoeuvre.

## Words

risk-term-achievement = Achievement
risk-term-achievement-text = three of them and your own base win; one can be taken a turn
risk-term-field = Mineral field
risk-term-field-text = counts like a territory for reinforcements, and for some achievements
risk-term-reinforcements = Reinforcements
risk-term-reinforcements-text = new units at the beginning of your turn
risk-term-invasion = Invasion
risk-term-invasion-text = the attack from one territory on one other
risk-term-manoeuvre = Manoeuvre
risk-term-manoeuvre-text = one move through your own territories at the end of the turn
risk-term-base = Base
risk-term-base-text = where a player began; it never moves and belongs to whoever controls its territory
risk-term-card = Card
risk-term-card-text = serves either for its ability or for its stars
risk-term-stars = Stars
risk-term-stars-text = what a card is worth when it is traded for units
risk-term-ability = Ability
risk-term-ability-text = what a card does when it is played
risk-term-hero = Hero
risk-term-hero-text = adds 1 to your highest die
risk-term-unit = Unit
risk-term-unit-text = what fights; the figures only show how many there are
risk-term-planet = Planet
risk-term-planet-text = a group of territories of one colour; its sole owner gets its bonus
risk-term-tower = Xel’Naga tower
risk-term-tower-text = adds 1 to your highest die in its territory and against its neighbours
