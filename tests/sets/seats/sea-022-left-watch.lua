-- SEA-022 Left Watch
-- A card when the player to your left draws; stronger while they have three points.
card "SEA-022" {
  when { draws = left, run = function() draw(1) end },
  passive { me, might = 2, provided = player { left, points = at_least(3) } },
}
