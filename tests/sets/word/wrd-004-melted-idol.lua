-- WRD-004 Melted Idol
-- Kill a unit or gear of yours for it: two cards for a gear, one for a unit.
card "WRD-004" {
  as { played = me, cost = { kill = permanent { yours } } },
  effect { run = function() draw(is(paid_with(), gear) and 2 or 1) end },
}
