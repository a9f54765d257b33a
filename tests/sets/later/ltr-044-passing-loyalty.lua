-- LTR-044 Passing Loyalty
-- You control a unit for the turn.
card "LTR-044" { effect { target = unit, run = function(u) take_control(u, this_turn) end } }
