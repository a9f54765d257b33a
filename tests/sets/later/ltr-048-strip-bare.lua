-- LTR-048 Strip Bare
-- A unit loses all its abilities this turn.
card "LTR-048" { effect { target = unit, run = function(u) loses(u, all, this_turn) end } }
