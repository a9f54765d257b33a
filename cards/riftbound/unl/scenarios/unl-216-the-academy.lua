-- UNL-216 The Academy.

scenario "After a hold of the Academy the next spell may be repeated for its base cost" {
  covers = { "UNL-216", "820", "206" },
  turn_player = "foe",
  you = {
    units = { ["The Academy"] = { "Mega-Mech" }, ["Zaun Warrens"] = { "Recruit" } }, hand = { "Cleave", "Cleave" },
    runes = { fury = 4 }, rune_deck = {},
  },

  run = function(t)
    t:next_turn()
    t.you:play("Cleave", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { keywords = "Assault 6" })
    t:expect { you = { runes_ready = 2 } }
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { keywords = "Assault 9" })
  end,
}

scenario "Without a hold there is no Repeat, and none is left in the next turn" {
  covers = { "UNL-216", "317.2" },
  turn_player = "foe",
  you = { units = { ["Zaun Warrens"] = { "Mega-Mech" } }, hand = { "Cleave" }, runes = { fury = 3 }, rune_deck = {} },
  battlefields = { "The Academy", "Zaun Warrens" },

  run = function(t)
    t:next_turn()
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { keywords = "Assault 3" })
  end,
}
