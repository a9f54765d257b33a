-- UNL-023 Katarina, Reckless.

scenario "A card that you hide readies Katarina" {
  covers = { "UNL-023", "421", "Hidden" },
  you = {
    units = { ["0"] = { { "Katarina, Reckless", exhausted = true }, { "Recruit", exhausted = true } } },
    hand = { "Pakaa Cub" },
    runes = { fury = 1 },
  },

  run = function(t)
    t.you:hide("Pakaa Cub", "0")
    t:everyone_passes()

    t:expect_unit("Katarina, Reckless", { ready = true })
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "A card from facedown lets Katarina deal two, one from hand does not" {
  covers = { "UNL-023", "Hidden", "419.4" },
  you = {
    units = { ["0"] = { "Katarina, Reckless" } },
    facedown = { ["0"] = { "Pakaa Cub" } },
    hand = { "Pit Rookie" },
    runes = { body = 2 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Pit Rookie", { to = "base", target = "Katarina, Reckless" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 0 })
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "What the foe hides and plays from there is nothing to Katarina" {
  covers = { "UNL-023" },
  you = { units = { ["0"] = { { "Katarina, Reckless", exhausted = true } } } },
  foe = {
    units = { ["1"] = { "Recruit" } },
    facedown = { ["1"] = { "Pakaa Cub" } },
    hand = { "Fight or Flight" },
    runes = { fury = 1 },
  },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Pakaa Cub", { from = "facedown" })
    t:expect { chain = {} }
    t.foe:hide("Fight or Flight", "1")

    t:expect { chain = {} }
    t:expect_unit("Katarina, Reckless", { exhausted = true })
  end,
}
