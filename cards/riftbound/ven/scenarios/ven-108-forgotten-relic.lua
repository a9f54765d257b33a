-- VEN-108 Forgotten Relic.

scenario "Played, the Relic burns a unit, whose Might a friendly unit has for the turn" {
  covers = { "VEN-108", "440", "387" },
  you = {
    hand = { "Forgotten Relic" },
    runes = { chaos = 5 },
    deck = { "Pakaa Cub", "Gust" },
    trash = { "Mega-Mech", "Pakaa Cub" },
    base = { "Recruit" },
  },

  run = function(t)
    t.you:play("Forgotten Relic")
    t:everyone_passes()

    t:expect { you = { trash = { "Mega-Mech", "Pakaa Cub", "Pakaa Cub" }, deck = { "Gust" } } }
    t:expect_unit("Recruit", { might = 4 })
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "At the start of your Beginning Phase it burns again" {
  covers = { "VEN-108", "315.2" },
  you = { gear = { "Forgotten Relic" }, deck = { "Mega-Mech", "Gust" }, base = { "Recruit" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { trash = { "Mega-Mech" }, hand = { "Gust" } } }
    t:expect_unit("Recruit", { might = 9 })
  end,
}

scenario "A card that is no unit lends nothing" {
  covers = { "VEN-108" },
  you = { gear = { "Forgotten Relic" }, deck = { "Cleave", "Gust" }, base = { "Recruit" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { trash = { "Cleave" } } }
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "In the opponent's turn it does not burn" {
  covers = { "VEN-108", "315.2" },
  you = { gear = { "Forgotten Relic" }, deck = { "Mega-Mech", "Gust" }, base = { "Recruit" } },
  turn_player = "foe",
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { trash = {} } }
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "A unit that is burned in another way lends nothing" {
  covers = { "VEN-108", "SFD-212", "440" },
  you = { gear = { "Forgotten Relic" }, deck = { "Mega-Mech", "Pakaa Cub", "Gust" }, base = { "Recruit" } },
  battlefields = { "Minefield" },

  run = function(t)
    t.you:move("Recruit", "Minefield")
    t:fight()

    t:expect { you = { trash = { "Mega-Mech", "Pakaa Cub" } } }
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "With an empty deck the Relic burns a card of the trash that has become the deck" {
  covers = { "VEN-108", "431", "440" },
  you = { gear = { "Forgotten Relic" }, deck = {}, trash = { "Mega-Mech" }, base = { "Recruit" } },
  phase = "beginning",

  run = function(t)
    t:stop_at("burned")
    t:everyone_passes()
    t:expect { you = { trash = { "Mega-Mech" } }, foe = { points = 1 } }
  end,
}
