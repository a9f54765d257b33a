-- TLY-074 Long Chill
-- A unit has two Might less until your next turn begins.
card "TLY-074" { effect { target = unit, run = function(u) give_might(u, -2, until_your_turn) end } }
