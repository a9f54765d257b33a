-- PRC-097 Twin Teacher
-- Your units have Twofold.
card "PRC-097" {
  passive { unit { yours, at = everywhere }, has = "Twofold" },
}
