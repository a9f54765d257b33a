-- LTR-090 Grain Mill
-- Two Power and its exhaustion are two Energy, for units alone.
card "LTR-090" {
  activated { reaction, cost = { any = 2, exhaust = me }, adds = { energy = 2 }, only = unit },
}
