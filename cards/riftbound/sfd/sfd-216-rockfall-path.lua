-- SFD-216 Rockfall Path
-- No unit is played here.
card "SFD-216" {
  cannot { played = unit, to = here },
}
