-- OGS-016 Vanguard Attendant
-- Ready on arrival.
card "OGS-016" {
  passive { me, enters = readied },
}
