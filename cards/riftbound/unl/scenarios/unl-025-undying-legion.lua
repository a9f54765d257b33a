-- UNL-025 Undying Legion.

scenario "With Legion the Undying come out of the trash for a Fury more" {
  covers = { "UNL-025", "Legion", "812", "054" },
  you = { trash = { "Undying Legion" }, hand = { "Pouty Poro" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Undying Legion", { from = "trash" })

    t:expect { you = { base = { "Pouty Poro", "Undying Legion" }, trash = {}, runes = 5, runes_ready = 1 } }
  end,
}

scenario "Without Legion, or without Fury, the Undying stay dead" {
  covers = { "UNL-025", "Legion" },
  you = { trash = { "Undying Legion" }, hand = { "Pouty Poro" }, runes = { calm = 6 } },

  run = function(t)
    t.you:refused("play", "Undying Legion", { from = "trash" })
    t.you:play("Pouty Poro")
    t.you:refused("play", "Undying Legion", { from = "trash" }, "357.1")
  end,
}

scenario "From hand the Undying cost their three Energy alone" {
  covers = { "UNL-025" },
  you = { hand = { "Undying Legion" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Undying Legion")

    t:expect { you = { base = { "Undying Legion" }, runes = 3 } }
  end,
}
