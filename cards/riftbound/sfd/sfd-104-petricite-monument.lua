-- SFD-104 Petricite Monument
card "SFD-104" {
  passive { unit { friendly }, has = "Deflect" },
}
