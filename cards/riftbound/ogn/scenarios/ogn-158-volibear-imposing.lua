-- OGN-158 Volibear, Imposing.

scenario "Two enemies march together to another battlefield: Volibear draws one card" {
  covers = { "OGN-158" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Volibear, Imposing" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Daring Poro", "Petty Officer" } },

  run = function(t)
    t.foe:move({ "Daring Poro", "Petty Officer" }, "1")
    t:everyone_passes()
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "An enemy who comes to Volibear's own battlefield brings no card" {
  covers = { "OGN-158" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Volibear, Imposing" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.foe:move("Daring Poro", "0")
    t:fight()

    t:expect { you = { hand = {} } }
  end,
}

scenario "Volibear counts from his base as well, once for each march" {
  covers = { "OGN-158", "383.1" },
  turn_player = "foe",
  you = { base = { "Volibear, Imposing" }, hand = {}, deck = { "Gust", "Flash" } },
  foe = { base = { "Mega-Mech", "Daring Poro" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:everyone_passes()
    t:fight()
    t.foe:move("Daring Poro", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "An enemy whom you push about is no opponent's march for Volibear" {
  covers = { "OGN-158", "411" },
  you = { base = { "Volibear, Imposing" }, hand = { "Charm" }, runes = { calm = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "0" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "A teammate's march is no opponent's for Volibear" {
  covers = { "OGN-158", "489.8.e" },
  turn_player = "mate",
  you = { base = { "Volibear, Imposing" }, deck = { "Gust" } },
  mate = { base = { "Mega-Mech" } },

  run = function(t)
    t.mate:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { hand = {} } }
  end,
}
