-- UNL-151 Bandle Soldier
-- At three experience it enters ready.
card "UNL-151" {
  level { 3, passive { me, enters = readied } },
}
