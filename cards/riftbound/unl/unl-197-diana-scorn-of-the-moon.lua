-- UNL-197 Diana, Scorn of the Moon
-- Exhausted at any time in a showdown, one Energy, for as long as it lasts.
card "UNL-197" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 }, only = battlefield { in_showdown } },
}
