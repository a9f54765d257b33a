-- PRC-146 Exile Warden
-- Your banished cards cost one Energy more to choose, whoever chooses them.
card "PRC-146" {
  passive { card { yours, at = banishment }, cost_to_choose = { energy = 1 } },
}
