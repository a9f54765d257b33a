-- SFD-088 Renata Glasc, Mastermind
-- At a battlefield it draws cards, and for much Power it gains a point.
card "SFD-088" {
  activated { cost = { energy = 1, mind = 1 }, run = function() draw(1) end },
  activated { cost = { energy = 4, mind = 4, exhaust = me }, run = function() gain_points(1) end },
  cannot { ability_used = unit { me, except { at = battlefield } } },
}
