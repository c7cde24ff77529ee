"""The rules, a module a chapter of the rulebook; each lists its steps of the agenda in a table `STEPS`.

| Module | Steps |
|---|---|
| setup | those of `ruleset.SETUP`, and each player's turn in them |
| planning | planning, place_orders, place_order, end_of_planning, offer_event |
| execution | begin_round, execution, take_turn, use_revealed, end_order, next_round |
| build, mobilize, research | those of `ruleset.ORDER_STEPS`, each scheduling its next choice |
| battle, skirmish, aftermath | those of `ruleset.BATTLE`, `SKIRMISH` and `END_OF_DESTROY` |
| regrouping, events | those of `ruleset.REGROUPING`; use_event (seat, event id, moment) from the play area |
| victory | the checks of `ruleset.REGROUPING`; check_elimination, scheduled by `pieces`; end_at_round_limit |

`pieces` holds the one function each by which pieces on the board change, `event_deck` and `combat_deck` how cards are
drawn, `asking` how questions are asked with what a player may do besides.
"""
