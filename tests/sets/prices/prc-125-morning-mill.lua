-- PRC-125 Morning Mill
-- Exhaust it for one Energy, if you have used no ability of gear this turn.
card "PRC-125" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 },
    provided = happened { ability_finalized = gear, by = you, count = 0 } },
}
