-- RCH-003 Crowd Hater
-- Assault for each enemy unit here.
card "RCH-003" {
  passive { me, has = "Assault", each = unit { enemy, here } },
}
