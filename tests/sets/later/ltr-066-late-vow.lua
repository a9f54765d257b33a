-- LTR-066 Late Vow
-- You may discard a card as you play it. If you do, it is empowered as it comes.
card "LTR-066" {
  as { played = me, may, cost = { discard = 1 } },
  as { played = me, provided = paid(), run = function() mark(me, "empowered") end },
}
