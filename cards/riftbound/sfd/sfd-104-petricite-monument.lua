-- SFD-104 Petricite Monument
-- Friendly units have Deflect.
card "SFD-104" {
  passive { unit { friendly }, has = "Deflect" },
}
