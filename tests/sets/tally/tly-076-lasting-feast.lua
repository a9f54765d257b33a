-- TLY-076 Lasting Feast
-- A unit has one Might more, for good.
card "TLY-076" { effect { target = unit, run = function(u) give_might(u, 1) end } }
