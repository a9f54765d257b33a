-- UNL-172 LeBlanc, Fragmented.

scenario "LeBlanc's death is worth a card" {
  covers = { "UNL-172", "Deathknell", "Assault" },
  you = { base = { "LeBlanc, Fragmented" }, deck = { "Gust", "Flash", "Charm" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("LeBlanc, Fragmented", "0")
    t:expect_unit("LeBlanc, Fragmented", { might = 4 })
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "In your Beginning Phase LeBlanc's death is worth two" {
  covers = { "UNL-172", "315.2" },
  turn_player = "foe",
  you = { units = { ["Dusk Rose Lab"] = { "LeBlanc, Fragmented" } }, deck = { "Gust", "Flash", "Charm", "Cleave", "Defy" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    -- One for the Lab, two for LeBlanc, one in the Draw Phase.
    t:expect { you = { hand = { "Gust", "Flash", "Charm", "Cleave" } } }
  end,
}

scenario "In an opponent's Beginning Phase LeBlanc's death is worth one" {
  covers = { "UNL-172", "315.2" },
  turn_player = "foe",
  phase = "awaken",
  you = { units = { ["Frozen Fortress"] = { { "LeBlanc, Fragmented", damage = 2 }, "Mega-Mech" } }, deck = { "Flash", "Charm", "Gust" } },
  foe = {},

  run = function(t)
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" }, trash = { "LeBlanc, Fragmented" } } }
  end,
}
