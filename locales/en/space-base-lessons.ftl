# Lessons of Space Base, and the words they teach.

space-base-lesson-first-chain = Your first chain

space-base-lesson-first-chain-dice = Roll and read the dice
space-base-lesson-first-chain-dice-text = This is your console: twelve **sectors**, and a ship in each. On every turn, whoever’s it is, two dice are rolled. Here they show **4 and 3**. The dice wake sectors, and what is woken pays.

space-base-lesson-first-chain-sum = Singly or together
space-base-lesson-first-chain-sum-text = You may use the dice **singly** (sectors 4 and 3, one credit each) or **together**: as their sum they wake sector 7, which pays three. Take them together.
space-base-lesson-first-chain-sum-else = Singly is allowed, and pays 1 + 1 credits. Sector 7 alone pays 3.

space-base-lesson-first-chain-dock = Dock where the dice go
space-base-lesson-first-chain-dock-text = Now buy a ship. It docks in the sector of its number. Low sectors come far more often: a single die reaches them, too. Buy **Prunariu** for sector 3: it pays 2 there instead of 1, and the old ship is not lost; it flips to red above.
space-base-lesson-first-chain-dock-else = You can do that. But a ship in a high sector sleeps most of the time. Prunariu pays in 13 of 36 rolls.
space-base-lesson-first-chain-dock-else-pass = You may pass. But then your console stays as it is, and you can afford Prunariu now: it pays in 13 of 36 rolls.

space-base-lesson-first-chain-income = Income: never broke again
space-base-lesson-first-chain-income-text = A purchase takes **all** your credits, even those that the ship did not cost. Income helps: after your turn your credits are filled up to it. The dice show 6 and 3. **Together** they wake **sector 9**, which pays 1 income for the rest of the game.
space-base-lesson-first-chain-income-else = Singly brings credits now, and they will be gone with the next ship. Income comes back after every turn.

space-base-lesson-first-chain-red = Red pays on theirs
space-base-lesson-first-chain-red-text = It is not your turn, and yet you are asked: your **deployed** ships pay on the turns of the others. Your old ship lies deployed above sector 3, and a die shows 3. Use the dice **singly**.
space-base-lesson-first-chain-red-else = Together they wake sector 8, where you have nothing deployed, so it pays nothing. Sector 3 pays you.

space-base-lesson-first-chain-blue = Blue pays on your turn
space-base-lesson-first-chain-blue-text = Your turn again, and the 3 you bought a ship for. On your own turn the **stationed** ships pay, the blue part. Sector 3 now pays 2, and sector 5 pays 1. Use the dice **singly**.
space-base-lesson-first-chain-blue-else = Sector 8 brings just as much. But look how Prunariu pays: the sector you have bought a ship for is awake.

space-base-lesson-first-chain-arrow = A ship with an arrow
space-base-lesson-first-chain-arrow-text = You have 5 credits. **Parker** pays nothing itself: its **arrow** wakes a neighbouring sector, 8 or 10, whichever you like. In sector 10 you have a ship that pays victory points. Buy Parker.
space-base-lesson-first-chain-arrow-else = A fine ship, too. But Parker, in sector 9, would wake the ship with the victory points beside it.

space-base-lesson-first-chain-again = And red once more
space-base-lesson-first-chain-again-text = The other player rolls 6 and 3. Parker has sent your old ship of **sector 9** up, where it is deployed, and its red part pays 3 credits. That is the heart of the game: everyone’s dice work for you. Take them **together**.
space-base-lesson-first-chain-again-else = Sector 3 would pay 1 credit. Above sector 9 there are 3 waiting.

space-base-lesson-first-chain-nine = Wake the arrow
space-base-lesson-first-chain-nine-text = 3 and 6. Their sum is 9, and there Parker waits with its arrow. Take them **together**.
space-base-lesson-first-chain-nine-else = Credits are welcome. But together the dice wake Parker, and with it the points next door.

space-base-lesson-first-chain-chain = A chain of your own
space-base-lesson-first-chain-chain-text = Which neighbour shall Parker wake? **Sector 10** pays victory points. One roll, two ships: this is a chain. Arrows can lead on to further arrows.
space-base-lesson-first-chain-chain-else = The other neighbour pays, too, but no victory points.

space-base-lesson-first-chain-charges = Charges: pay later
space-base-lesson-first-chain-charges-text = Some ships have small squares beside an ability. Whenever the dice wake such a ship, a **charge** comes onto a free square. Later you spend it for the ability, on your own turns where the box is blue, on the others’ where it is red, on any where it is green. Squares that hang together must all be full, and are spent together.

space-base-lesson-first-chain-colonies = Colonies: points at once
space-base-lesson-first-chain-colonies-text = The row above your console has a **colony** for each sector, with its points and its price. You get the points at once, and the ship there goes up to be deployed. But from then on the sector pays nothing on your own turns.

space-base-lesson-first-chain-end = The end
space-base-lesson-first-chain-end-text = You have your first points. Whoever has the most wins, once somebody has **40** and the round is over. That is all you need: play on freely!

## Words

space-base-term-sector = Sector
space-base-term-sector-text = one of the twelve places of a console, woken by the dice
space-base-term-credits = Credits
space-base-term-credits-text = buy ships; a purchase takes all of them
space-base-term-stationed = Stationed
space-base-term-stationed-text = docked in its sector; the blue part pays on your own turn
space-base-term-deployed = Deployed
space-base-term-deployed-text = turned round above its sector; the red part pays on the turns of the others
space-base-term-income = Income
space-base-term-income-text = after your turn your credits are filled up to it
space-base-term-arrow = Arrow
space-base-term-arrow-text = also wakes the neighbouring sector
space-base-term-points = Victory points
space-base-term-points-text = win the game; 40 of them end it
space-base-term-colony = Colony
space-base-term-colony-text = pays its points once and closes its sector on your own turn
space-base-term-charge = Charge
space-base-term-charge-text = a token that a card stores, to be spent for its ability
space-base-term-shipyard = Shipyard
space-base-term-shipyard-text = the eighteen open ships, six of each level
