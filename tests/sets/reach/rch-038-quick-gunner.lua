-- RCH-038 Quick Gunner
-- Your gear has Reaction wherever it is.
card "RCH-038" {
  passive { gear { yours, at = everywhere }, has = "Reaction" },
}
