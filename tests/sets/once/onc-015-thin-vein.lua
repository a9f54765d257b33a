-- ONC-015 Thin Vein
-- Exhaust: an Energy, once in all.

card "ONC-015" {
  activated { reaction, once, cost = { exhaust = me }, adds = { energy = 1 } },
}
