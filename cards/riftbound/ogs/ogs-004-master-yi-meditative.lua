-- OGS-004 Master Yi, Meditative
-- Four Might more from eight runes on.
card "OGS-004" {
  passive { me, might = 4, provided = rune { yours, count = at_least(8) } },
}
