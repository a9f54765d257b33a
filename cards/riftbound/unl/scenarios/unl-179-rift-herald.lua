-- UNL-179 Rift Herald.

scenario "Moving to a battlefield the Herald shows a unit of the top three and draws it" {
  covers = { "UNL-179", "424", "416" },
  you = { base = { "Rift Herald" }, deck = { "Gust", "Daring Poro", "Flash", "Charm" } },

  run = function(t)
    t.you:move("Rift Herald", "0")
    t:answers { you = { { pick = "Daring Poro" } } }
    t:everyone_passes()

    t:log_has("reveals Daring Poro")
    t:expect { you = { hand = { "Daring Poro" }, deck_size = 3 } }
  end,
}

scenario "The Herald may recycle all three, and on its way home it looks at none" {
  covers = { "UNL-179" },
  you = { base = { "Rift Herald" }, units = { ["1"] = { "Rift Herald" } }, deck = { "Gust", "Daring Poro", "Flash", "Charm" } },

  run = function(t)
    t.you:move("Rift Herald#1", "0")
    t:answers { you = { { pick = "none" } } }
    t:everyone_passes()
    t:fight()
    t:expect { you = { hand = {}, deck = { "Charm" }, deck_size = 4 } }
    t.you:move("Rift Herald#2", "base")

    t:expect { chain = {} }
  end,
}

scenario "Dying, the Herald lets a unit of the hand come for its Power alone" {
  covers = { "UNL-179", "Deathknell", "356.1" },
  you = { base = { "Rift Herald" }, hand = { "Vengeance", "Angler Beast", "Daring Poro", "Gust" }, resources = { energy = 4, order = 2, chaos = 1 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Rift Herald" })
    t:answers { you = { { pick = "Angler Beast" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Angler Beast" }, hand = { "Daring Poro", "Gust" }, resources = { energy = 0, chaos = 0 } } }
  end,
}

scenario "Whoever has a unit in hand may keep it there" {
  covers = { "UNL-179", "R145", "128.6" },
  you = { base = { "Rift Herald" }, hand = { "Vengeance", "Daring Poro" }, resources = { energy = 4, order = 2 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Rift Herald" })
    t:answers { you = { { pick = "none" } } }
    t:everyone_passes()

    t:expect { you = { base = {}, hand = { "Daring Poro" } } }
  end,
}
