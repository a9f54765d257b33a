-- TIE-002 Veteran Column
-- Three Might more after another card of yours this turn, with two experience.
card "TIE-002" {
  legion { level { 2, passive { me, might = 3 } } },
}
