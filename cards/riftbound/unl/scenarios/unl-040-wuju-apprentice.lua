-- UNL-040 Wuju Apprentice.

scenario "At six experience the Apprentice brings a card" {
  covers = { "UNL-040", "Level", "824" },
  you = { hand = { "Wuju Apprentice" }, runes = { calm = 2 }, xp = 6 },

  run = function(t)
    t.you:play("Wuju Apprentice")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "Below six the Apprentice brings nothing, and holding brings one experience" {
  covers = { "UNL-040", "Level", "Hunt", "823" },
  you = { hand = { "Wuju Apprentice" }, runes = { calm = 2 }, xp = 5, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Wuju Apprentice", { to = "0" })
    t:expect { chain = {}, you = { hand = {} } }
    t:next_turn()
    t:next_turn()

    t:expect { you = { xp = 6 } }
  end,
}
