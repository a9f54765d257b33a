-- WLD-073 Scarred Veteran
-- Two Might more while it has hurt a unit this turn, and one for each that died of it.
card "WLD-073" {
  passive { me, might = 2, provided = happened { damaged = unit, with = me } },
  passive { me, might = 1, each = happened { dies = unit, with = me } },
}
