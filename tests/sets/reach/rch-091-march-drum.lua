-- RCH-091 March Drum
-- While you have a unit at a battlefield, your units have Tank.
card "RCH-091" {
  passive { unit { friendly }, has = "Tank", provided = unit { friendly, at = battlefield } },
}
