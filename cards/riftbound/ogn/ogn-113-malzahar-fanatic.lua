-- OGN-113 Malzahar, Fanatic
-- Exhausted, it turns a friendly unit or gear into two Power of any domain.
card "OGN-113" {
  activated { action, cost = { kill = permanent { friendly }, exhaust = me }, adds = { any = 2 } },
}
