-- PRC-142 Gilded Page
-- Your Gold adds one Energy more while you hold two cards.
card "PRC-142" {
  passive { gear { yours, name = "Gold" }, adds_more = { energy = 1 },
    provided = card { yours, at = hand, count = at_least(2) } },
}
