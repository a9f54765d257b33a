-- PRC-074 Field Toll
-- Units cost one Energy more where it stands.
card "PRC-074" {
  passive { unit, cost = { energy = 1 }, to = battlefield { here } },
}
