-- TLY-042 Withering
-- Two Might less for the turn.
card "TLY-042" { effect { target = unit, run = function(u) give_might(u, -2, this_turn) end } }
