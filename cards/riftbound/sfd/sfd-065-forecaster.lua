-- SFD-065 Forecaster
-- Your Mechs have Vision.
card "SFD-065" {
  passive { unit { yours, tag = "Mech" }, has = "Vision" },
}
