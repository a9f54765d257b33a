-- UNL-114 Nidalee, Cat Form
-- A card for each combat that she wins.
card "UNL-114" {
  when { combat_won = me, run = function() draw(1) end },
}
