-- UNL-098 Targonian Visionary
-- At eleven experience it has four Might more.
card "UNL-098" {
  level { 11, passive { me, might = 4 } },
}
