-- OGN-114 Progress Day.

scenario "Progress Day draws four" {
  covers = { "OGN-114", "413" },
  you = { hand = { "Progress Day" }, runes = { mind = 7 }, deck = { "Cleave", "Gust", "Stupefy", "Charm", "Mega-Mech" } },

  run = function(t)
    t.you:play("Progress Day")
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Gust", "Stupefy", "Charm" }, deck = { "Mega-Mech" } } }
  end,
}
