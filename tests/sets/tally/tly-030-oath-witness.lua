-- TLY-030 Oath Witness
-- A card whenever a unit is sworn in.
card "TLY-030" { when { marked = unit, of = "sworn", run = function() draw(1) end } }
