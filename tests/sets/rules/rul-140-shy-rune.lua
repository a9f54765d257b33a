-- RUL-140 Shy Rune
-- Exhaust: an Energy. None of its abilities is used while you have a unit.
card "RUL-140" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
  cannot { ability_used = rune { me }, provided = unit { friendly } },
}
