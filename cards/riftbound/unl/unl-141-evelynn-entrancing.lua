-- UNL-141 Evelynn, Entrancing
-- Played from facedown in your turn, she may draw an enemy unit from elsewhere.
local at_a_battlefield = unit { at = battlefield }

card "UNL-141" {
  when { played = me, from = facedown, provided = player { you, turn_player }, may,
    target = unit { enemy, except { here } },
    run = function(u) if is(me, at_a_battlefield) then move(u, here) end end,
  },
}
