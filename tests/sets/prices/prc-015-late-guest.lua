-- PRC-015 Late Guest
-- If you have played a spell this turn you may pay one Power more: then it enters ready.
card "PRC-015" {
  as { played = me, may, cost = { chaos = 1 }, provided = happened { played = spell, by = you } },
  passive { me, enters = readied, provided = paid() },
}
