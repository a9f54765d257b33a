-- PRC-073 Deep Vein
-- Your Wishing Wells add one Energy more.
card "PRC-073" {
  passive { gear { yours, name = "Wishing Well" }, adds_more = { energy = 1 } },
}
