-- UNL-203 Poppy, Keeper of the Hammer
-- Experience for each hold; three and exhausting her buy a card.
card "UNL-203" {
  when { holds = you, run = function() gain_xp(1) end },
  activated { cost = { xp = 3, exhaust = me }, run = function() draw(1) end },
}
