-- TLY-041 Growth
-- Two Might more for the turn.
card "TLY-041" { effect { target = unit, run = function(u) give_might(u, 2, this_turn) end } }
