-- VEN-037 Tomb-Raider Barbara
-- Arriving with seven runes of yours she disempowers an enemy gear, or kills it where it is not Empowered.
local strong = gear { empowered }

card "VEN-037" {
  when { played = me, provided = rune { yours, count = at_least(7) }, target = gear { enemy },
    run = function(g) if is(g, strong) then disempower(g) else kill(g) end end,
  },
}
