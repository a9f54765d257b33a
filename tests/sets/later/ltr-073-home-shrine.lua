-- LTR-073 Home Shrine
-- A spell that chooses a unit of its player's side here costs one Power of any domain less.
card "LTR-073" {
  passive { spell, cost = { any = -1 }, choosing = unit { here, allied } },
}
