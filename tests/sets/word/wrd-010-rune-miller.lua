-- WRD-010 Rune Miller
-- You may kill a gear of yours for it: then two cards, else one.
card "WRD-010" {
  as { played = me, may, cost = { kill = gear { yours } } },
  effect { run = function() draw(paid() and 2 or 1) end },
}
