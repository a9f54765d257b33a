-- UNL-075 Gustwalker
-- At three experience it has one Might more and may move between battlefields.
card "UNL-075" {
  level { 3, passive { me, might = 1, has = "Ganking" } },
}
