-- SFD-085 Ornn, Forge God
-- As much more Might as there are friendly gear.
card "SFD-085" {
  passive { me, might = 1, each = gear { friendly } },
}
