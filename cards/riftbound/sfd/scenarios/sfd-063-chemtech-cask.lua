scenario "A spell in the opponent's turn fills the Cask" {
  covers = { "SFD-063", "383.3", "414" },
  you = { gear = { "Chemtech Cask" }, hand = { "Gust", "Gust" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Recruit", "Daring Poro" } }, hand = { "Cleave", "Cleave" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:play("Cleave", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { gear = { "Chemtech Cask", "Gold" } } }
    t:expect_unit("Gold", { exhausted = true })
    t:expect_unit("Chemtech Cask", { exhausted = true })
    t.foe:play("Cleave", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { gear = { "Chemtech Cask", "Gold" } } }
  end,
}

scenario "In the own turn the Cask gives nothing" {
  covers = { "SFD-063", "383.2" },
  you = { gear = { "Chemtech Cask" }, hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Chemtech Cask" } } }
    t:expect_unit("Chemtech Cask", { ready = true })
  end,
}

scenario "The opponent's own spell does not fill the Cask" {
  covers = { "SFD-063", "383.2" },
  you = { gear = { "Chemtech Cask" } },
  foe = { base = { "Recruit" }, hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Recruit" })
    t:everyone_passes()

    t:expect { chain = {}, you = { gear = { "Chemtech Cask" } } }
    t:expect_unit("Chemtech Cask", { ready = true })
  end,
}
