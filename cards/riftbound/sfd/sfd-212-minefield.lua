-- SFD-212 Minefield
-- Conquering it costs the top two cards of your deck, which go to your trash.
card "SFD-212" {
  when { conquers = you, here, run = function() burn(2) end },
}
