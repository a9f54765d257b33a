-- SFD-085 Ornn, Forge God
-- One Might for each friendly gear.
card "SFD-085" {
  passive { me, might = 1, each = gear { friendly } },
}
