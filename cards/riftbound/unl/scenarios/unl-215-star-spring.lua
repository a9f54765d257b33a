-- UNL-215 Star Spring.

scenario "The first unit played at the Spring may send another of that player's home" {
  covers = { "UNL-215", "190.6.c" },
  you = { units = { ["Star Spring"] = { "Recruit" } }, hand = { "Daring Poro", "Mystic Poro" }, resources = { energy = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Daring Poro", { to = "Star Spring" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()
    t:expect { you = { base = { "Recruit" }, units = { ["Star Spring"] = { "Daring Poro" } } } }
    t.you:play("Mystic Poro", { to = "Star Spring", recycle = "none" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" }, units = { ["Star Spring"] = { "Daring Poro", "Mystic Poro" } } } }
  end,
}

scenario "Everybody may stay, and a unit alone at the Spring has nobody to send" {
  covers = { "UNL-215", "355.8" },
  you = { units = { ["Star Spring"] = { "Recruit" } }, hand = { "Daring Poro" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "Star Spring" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { base = {}, units = { ["Star Spring"] = { "Recruit", "Daring Poro" } } } }
  end,
}

scenario "Neither a token nor a unit played elsewhere counts for the Spring" {
  covers = { "UNL-215" },
  you = { units = { ["Star Spring"] = { "Recruit" } }, hand = { "Sprite Call", "Daring Poro", "Pouty Poro" }, resources = { energy = 7 } },

  run = function(t)
    t.you:play("Sprite Call")
    t:answers { you = { { to = "Star Spring" } } }
    t:everyone_passes()
    t.you:play("Daring Poro", { to = "base" })
    t:expect { chain = {} }
    t.you:play("Pouty Poro", { to = "Star Spring" })
    t:answers { you = { { may = true, target = "Sprite" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro", "Sprite" }, units = { ["Star Spring"] = { "Recruit", "Pouty Poro" } } } }
  end,
}
