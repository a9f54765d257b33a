-- UNL-113 Master Yi, Tempered
-- At six experience: Deflect and Ganking.
card "UNL-113" {
  level { 6, passive { me, has = { "Deflect", "Ganking" } } },
}
