-- LTR-098 Guard Drum
-- While it is ready, your units have Tank and one Might more.
card "LTR-098" {
  passive { unit { friendly }, has = { "Tank", passive { me, might = 1 } }, provided = gear { me, readied } },
}
