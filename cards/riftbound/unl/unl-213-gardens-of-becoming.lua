-- UNL-213 Gardens of Becoming
-- Each unit here may be exhausted for one experience.
card "UNL-213" {
  passive { unit { here }, has = activated { cost = { exhaust = me }, run = function() gain_xp(1) end } },
}
