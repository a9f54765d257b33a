-- RUL-071 Tide Spy
-- For a turn you see what an opponent has facedown.
card "RUL-071" {
  when { played = me, target = opponent, run = function(foe) see_facedown(foe, this_turn) end },
}
