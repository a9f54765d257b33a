-- UNL-141 Evelynn, Entrancing
-- Played from facedown in your turn, she may draw an enemy unit from elsewhere.
card "UNL-141" {
  when { played = me, from = facedown, provided = player { you, turn_player }, may,
    target = unit { enemy, except { here } },
    run = function(u) move(u, here) end,
  },
}
