-- TLY-009 Borrowed Hand
-- You control a unit or gear.
card "TLY-009" { effect { target = permanent, run = function(u) take_control(u) end } }
