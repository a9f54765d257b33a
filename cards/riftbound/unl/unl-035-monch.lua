-- UNL-035 Monch
-- While an opponent has a stunned unit: two Energy less, and ready on arrival.
card "UNL-035" {
  passive { me, cost = { energy = -2 }, enters = readied, provided = unit { enemy, stunned } },
}
