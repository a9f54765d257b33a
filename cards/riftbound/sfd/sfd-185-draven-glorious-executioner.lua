-- SFD-185 Draven, Glorious Executioner
-- A card for each combat that you win.
card "SFD-185" {
  when { combat_won = you, run = function() draw(1) end },
}
