-- What happens instead of drawing and channeling; phases that are skipped; facedown room.

scenario "Each card that would be drawn is burned instead" {
  covers = { "RUL-110", "413", "370" },
  turn_player = "foe",
  you = { base = { "Grave Student" }, deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t:next_turn()
    t:expect { you = { hand = {}, trash = { "Gust" } } }
  end,
}

scenario "One rune less is channeled" {
  covers = { "RUL-111", "430" },
  you = { base = { "Dry Riverbed" }, deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t:next_turn()
    t:expect { turn_player = "foe", you = { hand = { "Gust" } }, foe = { runes = 1 } }
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "foe", foe = { runes = 3 } }
  end,
}

scenario "Without a Beginning Phase nobody holds" {
  covers = { "RUL-112", "443" },
  you = { hand = { "Lost Morning" }, runes = { chaos = 1 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Lost Morning")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", foe = { points = 0, runes = 2, hand_size = 1 } }
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "foe", foe = { points = 1 } }
  end,
}

scenario "Without a Main Phase the turn is over" {
  covers = { "RUL-113", "443" },
  you = { hand = { "Short Day" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Short Day")
    t:everyone_passes()
    t.you:end_turn()
    t:expect { turn_player = "you", foe = { hand_size = 1, runes = 2 } }
  end,
}

scenario "Without an Ending Step nothing happens at the end of the turn" {
  covers = { "RUL-114", "443" },
  you = {
    units = { ["0"] = { "Endless Evening", "Sona, Harmonious" } },
    runes = { calm = { exhausted = 4 } },
  },

  run = function(t)
    t.you:end_turn()
    t:expect { turn_player = "foe", you = { runes_exhausted = 4 } }
  end,
}

scenario "Where the room shrinks, its player chooses what goes to the trash" {
  covers = { "RUL-115", "107.3.b.2" },
  battlefields = { "Bandle Tree" },
  you = {
    units = { ["Bandle Tree"] = { "Mega-Mech" } }, hand = { "Room Taker" }, runes = { order = 2 },
    facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Sprite Call" } },
  },

  run = function(t)
    t:answers { you = { { excess = "Pakaa Cub" } } }
    t.you:play("Room Taker", { to = "base" })
    t:everyone_passes()
    t:expect {
      you = { trash = { "Pakaa Cub" }, facedown = { ["Bandle Tree"] = { "Sprite Call" } } },
    }
  end,
}
