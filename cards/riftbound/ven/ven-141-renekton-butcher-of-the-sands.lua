-- VEN-141 Renekton, Butcher of the Sands
-- Two Power and his exhaustion, as a Reaction: two Energy that only units and their abilities may use.
card "VEN-141" {
  activated { reaction, cost = { any = 2, exhaust = me },
    adds = { energy = 2 }, only = either(unit, ability { of = unit }),
  },
}
