-- VEN-008 Ruthless Strike
-- Three damage at a battlefield, five if you discarded a card for it.
card "VEN-008" {
  as { played = me, may, cost = { discard = 1 } },
  effect { target = unit { at = battlefield }, run = function(u) deal(paid() and 5 or 3, u) end },
}
