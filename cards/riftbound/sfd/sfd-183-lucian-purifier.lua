-- SFD-183 Lucian, Purifier
-- Each Equipment of yours gives Assault to what it is attached to.
card "SFD-183" {
  passive { gear { yours, tag = "Equipment" }, has = attached { passive { me, has = "Assault" } } },
}
