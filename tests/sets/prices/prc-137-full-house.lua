-- PRC-137 Full House
-- With two cards in your hand it costs a unit of yours as well.
card "PRC-137" {
  as { played = me, cost = { kill = unit { friendly } }, provided = card { yours, at = hand, count = at_least(2) } },
}
