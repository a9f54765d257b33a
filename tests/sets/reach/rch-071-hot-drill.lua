-- RCH-071 Hot Drill
-- Units in your hand have Assault 2.
card "RCH-071" {
  passive { unit { yours, at = hand }, has = "Assault 2" },
}
