-- SFD-103 Jaull-Fish
-- Two Energy less for each of your Mighty units.
card "SFD-103" {
  passive { me, cost = { energy = -2 }, each = unit { yours, mighty } },
}
