-- SFD-065 Forecaster
card "SFD-065" {
  passive { unit { yours, tag = "Mech" }, has = "Vision" },
}
