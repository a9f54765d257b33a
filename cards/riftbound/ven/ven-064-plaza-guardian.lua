-- VEN-064 Plaza Guardian
-- One Energy less for each gear of yours.
card "VEN-064" {
  passive { me, cost = { energy = -1 }, each = gear { yours } },
}
