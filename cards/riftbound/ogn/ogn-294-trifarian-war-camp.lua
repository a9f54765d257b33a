-- OGN-294 Trifarian War Camp
-- One Might more for everyone who stands here.
card "OGN-294" {
  passive { unit { here }, might = 1 },
}
