-- PRC-124 Sole Tool Law
-- After one ability of gear was used in a turn, no more of them are.
card "PRC-124" {
  cannot { ability_used = gear, provided = happened { ability_finalized = gear } },
}
