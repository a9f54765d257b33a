-- TLY-011 Spark
-- One damage to a unit.
card "TLY-011" { effect { target = unit, run = function(u) deal(1, u) end } }
