-- VEN-073 Jagged Cutlass
-- Attached: no enemy spell or ability moves the host.
card "VEN-073" {
  attached { cannot { moves = me, by = opponent, with = either(spell, ability) } },
}
