-- PRC-136 Last Lodger
-- With one card in your hand, or none, it costs a unit of yours as well.
card "PRC-136" {
  as { played = me, cost = { kill = unit { friendly } }, provided = card { yours, at = hand, count = at_most(1) } },
}
