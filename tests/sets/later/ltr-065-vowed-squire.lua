-- LTR-065 Vowed Squire
-- Discard a card as you play it: it is empowered.
card "LTR-065" {
  as { played = me, cost = { discard = 1 }, run = function() mark(me, "empowered") end },
}
