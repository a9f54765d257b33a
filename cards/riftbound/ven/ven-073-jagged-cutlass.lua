-- VEN-073 Jagged Cutlass
-- Attached: no enemy spell or ability moves the host.
card "VEN-073" {
  attached { cannot { moves = me, with = either(spell { enemy }, ability { enemy }) } },
}
