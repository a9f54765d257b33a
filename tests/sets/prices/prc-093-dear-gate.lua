-- PRC-093 Dear Gate
-- Your gear and units cost one less where it stands, spells one more that choose it.
card "PRC-093" {
  passive { card { yours }, cost = { energy = -1 }, to = battlefield { here } },
  passive { spell, cost = { energy = 1 }, choosing = me },
}
