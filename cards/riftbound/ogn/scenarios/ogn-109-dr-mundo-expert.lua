-- OGN-109 Dr. Mundo, Expert.

scenario "Mundo is as strong as the trash is full" {
  covers = { "OGN-109", "363", "477" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, base = { "Dr. Mundo, Expert" }, trash = { "Cleave", "Gust" } },
  foe = { base = { "Mega-Mech" }, trash = { "Cleave" } },

  run = function(t)
    t:expect_unit("Dr. Mundo, Expert", { might = 8 })
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Dr. Mundo, Expert", { might = 9 })
  end,
}

scenario "In his Beginning Phase three of the cards go under the deck" {
  covers = { "OGN-109", "416.4", "416.6" },
  you = { base = { "Dr. Mundo, Expert" }, trash = { "Cleave", "Gust", "Stupefy", "Charm" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { pick = { "Cleave", "Gust", "Charm" } } } }
    t:next_turn()

    t:expect { you = { trash = { "Stupefy" }, deck_size = 12 } }
    t:expect_unit("Dr. Mundo, Expert", { might = 7 })
  end,
}

scenario "Fewer than three are recycled all" {
  covers = { "OGN-109", "416.4" },
  you = { base = { "Dr. Mundo, Expert" }, trash = { "Cleave", "Gust" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { trash = {}, deck_size = 11 } }
  end,
}

scenario "A wounded Mundo dies when his trash shrinks, also for a cost" {
  covers = { "OGN-109", "OGN-099", "142.4.b" },
  you = {
    base = { { "Dr. Mundo, Expert", damage = 7 } },
    gear = { "Garbage Grabber" },
    trash = { "Cleave", "Cleave", "Cleave" },
    runes = { mind = 1 },
  },

  run = function(t)
    t:expect_unit("Dr. Mundo, Expert", { might = 9 })
    t.you:use("Garbage Grabber")
    t:everyone_passes()

    t:expect { you = { trash = { "Dr. Mundo, Expert" }, hand_size = 1 } }
  end,
}
