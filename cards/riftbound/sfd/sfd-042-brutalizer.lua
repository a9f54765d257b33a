-- SFD-042 Brutalizer
-- Attached: two Might more for the host in the turn in which it was attached to it.
card "SFD-042" {
  attached { passive { me, might = 2, provided = happened { attached = this } } },
}
