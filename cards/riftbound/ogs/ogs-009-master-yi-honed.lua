-- OGS-009 Master Yi, Honed
-- Ready on arrival.
card "OGS-009" {
  passive { me, enters = readied },
}
