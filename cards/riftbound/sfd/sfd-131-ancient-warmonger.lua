-- SFD-131 Ancient Warmonger
-- As much Assault as enemy units stand where it is.
card "SFD-131" {
  passive { me, has = "Assault", each = unit { enemy, here } },
}
