-- VEN-146 Siphoning Strike
-- Four damage at a battlefield, seven if you have seven runes; a death this turn is worth an exhausted rune.
local runes = rune { yours }
local harvest = when { dies = it, run = function() channel(1, exhausted) end }

card "VEN-146" {
  effect { target = unit { at = battlefield },
    run = function(u)
      deal(count(runes) >= 7 and 7 or 4, u)
      delayed(harvest, this_turn, u)
    end,
  },
}
