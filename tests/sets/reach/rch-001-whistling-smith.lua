-- RCH-001 Whistling Smith
-- Your Equipment has Quick-Draw, wherever it is.
card "RCH-001" {
  passive { gear { yours, tag = "Equipment", at = everywhere }, has = "Quick-Draw" },
}
