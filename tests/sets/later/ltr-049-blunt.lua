-- LTR-049 Blunt
-- A unit loses Tank this turn.
card "LTR-049" { effect { target = unit, run = function(u) loses(u, "Tank", this_turn) end } }
