-- UNL-193 Vex, Gloomist
-- When you or an ally hold, she may be exhausted for a card.
card "UNL-193" {
  when { holds = player { friendly }, may, cost = { exhaust = me }, run = function() draw(1) end },
}
