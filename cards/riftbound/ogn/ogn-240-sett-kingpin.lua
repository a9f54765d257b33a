-- OGN-240 Sett, Kingpin
-- At a battlefield, each buffed unit of yours there makes him stronger, himself too.
card "OGN-240" {
  passive { me, might = 1, each = unit { friendly, buffed, here, at = battlefield } },
}
