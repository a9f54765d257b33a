-- OGN-261 Leona, Radiant Dawn
-- Stunning enemies, one or more at once, buffs a unit of yours.
card "OGN-261" {
  when { stunned = unit { enemy }, by = you, one_or_more, target = unit { friendly },
    run = function(u) buff(u) end,
  },
}
