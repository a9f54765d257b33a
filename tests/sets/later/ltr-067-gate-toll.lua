-- LTR-067 Gate Toll
-- As you play a unit, you may pay one Energy more: it is empowered.
card "LTR-067" {
  passive { unit { yours, at = everywhere },
    has = as { played = me, may, cost = { energy = 1 }, run = function() mark(me, "empowered") end },
  },
}
