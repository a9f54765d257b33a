-- SFD-123 Corrupt Enforcer
-- Going to a battlefield costs you a card; each combat that it wins brings one.
card "SFD-123" {
  when { moves = me, to = battlefield, run = function() discard(1) end },
  when { combat_won = me, run = function() draw(1) end },
}
