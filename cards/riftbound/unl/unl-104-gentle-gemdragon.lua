-- UNL-104 Gentle Gemdragon
-- It, or another Dragon that you play, readies up to two runes.
card "UNL-104" {
  when { played = unit { tag = "Dragon" }, by = you, target = rune { count = at_most(2) },
    run = function(runes) ready(runes) end,
  },
}
