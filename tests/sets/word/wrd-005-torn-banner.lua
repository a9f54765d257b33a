-- WRD-005 Torn Banner
-- Discard a card for it: for a unit one comes back in its place, at once.
card "WRD-005" {
  as { played = me, cost = { discard = 1 }, run = function() if is(paid_with(), unit) then draw(1) end end },
  effect { run = function() if is(paid_with(), spell) then channel(1) end end },
}
