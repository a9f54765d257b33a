-- LTR-092 Copper Press
-- Exhausted, it makes two Power of each Energy.
card "LTR-092" {
  activated { reaction, cost = { exhaust = me }, for_each = { energy = 1 }, adds = { any = 2 } },
}
