-- KPT-003 Swarm Eater
-- It has one more Might for each two enemy units.
card "KPT-003" {
  passive { me, might = count(unit { enemy }) // 2 },
}
