-- ONC-029 Proud Smith
-- As a gear of yours is attached, it has one Might more this turn.
card "ONC-029" { as { attached = gear { yours }, run = function() give_might(me, 1, this_turn) end } }
