-- TLY-031 Swear In
-- A unit is sworn.
card "TLY-031" { effect { target = unit, run = function(u) mark(u, "sworn") end } }
