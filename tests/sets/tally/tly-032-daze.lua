-- TLY-032 Daze
-- A unit is dazed; a card if one was sworn in this turn.
card "TLY-032" {
  effect { target = unit, run = function(u) mark(u, "dazed") end },
  effect { provided = happened { marked = unit, of = "sworn" }, run = function() draw(1) end },
}
