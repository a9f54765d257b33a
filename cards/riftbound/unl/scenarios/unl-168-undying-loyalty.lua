-- UNL-168 Undying Loyalty.

scenario "For a Poro the Loyalty costs two less" {
  covers = { "UNL-168", "356.4" },
  you = { hand = { "Undying Loyalty" }, resources = { order = 1 }, trash = { "Daring Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Undying Loyalty")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" }, trash = { "Undying Loyalty", "Mega-Mech" } } }
  end,
}

scenario "For anyone else it costs its price" {
  covers = { "UNL-168" },
  you = { hand = { "Undying Loyalty" }, resources = { energy = 2, order = 1 }, trash = { "Carrion Dredger" } },

  run = function(t)
    t.you:play("Undying Loyalty")
    t:everyone_passes()

    t:expect { you = { base = { "Carrion Dredger" }, resources = { energy = 0 } } }
  end,
}

scenario "Who cannot pay it for anyone else chooses the companion" {
  covers = { "UNL-168", "356.4" },
  you = { hand = { "Undying Loyalty" }, resources = { order = 1 }, trash = { "Carrion Dredger", "Daring Poro" } },

  run = function(t)
    t.you:play("Undying Loyalty")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" }, trash = { "Carrion Dredger", "Undying Loyalty" } } }
  end,
}

scenario "Three Energy, or two Power, is too dear for the Loyalty; and an opponent's trash is not yours" {
  covers = { "UNL-168", "355.8" },
  you = { hand = { "Undying Loyalty" }, resources = { energy = 2, order = 1 }, trash = { "Shipyard Skulker" } },
  foe = { trash = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Undying Loyalty", "355.8")
  end,
}
