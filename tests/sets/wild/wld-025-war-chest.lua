-- WLD-025 War Chest
-- A Gold for each second card that an opponent draws in a turn.
card "WLD-025" {
  when { drawn = card, by = opponent, nth = 2, run = function() play_token("Gold", exhausted) end },
}
