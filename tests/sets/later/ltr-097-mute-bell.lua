-- LTR-097 Mute Bell
-- While it is ready, units have no abilities.
card "LTR-097" {
  passive { unit, loses = all, provided = gear { me, readied } },
}
