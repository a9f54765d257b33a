-- TLY-028 Whittle
-- A notch on a gear.
card "TLY-028" { effect { target = gear, run = function(g) count_on(g, "notch", 1) end } }
