-- PRC-129 Living Lamp
-- It dies for three Energy.
card "PRC-129" {
  activated { reaction, cost = { kill = me }, adds = { energy = 3 } },
}
