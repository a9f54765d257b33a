-- SFD-006 Eager Drakehound
-- It enters ready.
card "SFD-006" {
  passive { me, enters = readied },
}
