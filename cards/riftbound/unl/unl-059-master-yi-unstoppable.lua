-- UNL-059 Master Yi, Unstoppable
-- Cheaper at three, six and eleven experience; at sixteen enemies cannot choose him.
card "UNL-059" {
  level { 3, passive { me, cost = { energy = -2, calm = -1 } } },
  level { 6, passive { me, cost = { energy = -2, calm = -1 } } },
  level { 11, passive { me, cost = { energy = -2, calm = -1 } } },
  level { 16, cannot { chosen = me, by = opponent, with = either(spell, ability) } },
}
