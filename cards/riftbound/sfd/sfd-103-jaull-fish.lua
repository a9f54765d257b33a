-- SFD-103 Jaull-Fish
-- Cheaper by two Energy for each Mighty unit of yours.
card "SFD-103" {
  passive { me, cost = { energy = -2 }, each = unit { yours, mighty } },
}
