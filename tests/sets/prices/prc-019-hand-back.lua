-- PRC-019 Hand Back
-- It takes a friendly gear, returned to its owner's hand.
card "PRC-019" {
  as { played = me, cost = { put_back = gear { friendly } } },
}
