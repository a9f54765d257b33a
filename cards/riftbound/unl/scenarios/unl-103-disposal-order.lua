-- UNL-103 Disposal Order.

scenario "The Disposal Order recycles up to three cards of the foe's trash" {
  covers = { "UNL-103", "416", "355.3", "Reaction" },
  you = { hand = { "Disposal Order" }, runes = { body = 2 }, trash = { "Block" } },
  foe = { trash = { "Gust", "Cleave", "Daring Poro", "Stupefy" } },

  run = function(t)
    t.you:play("Disposal Order", { mode = "recycle up to 3", target = "?" })
    t.you:offers_not("target", "Block")
    t.you:answer { "Gust", "Cleave", "Daring Poro" }
    t:everyone_passes()

    t:expect { foe = { trash = { "Stupefy" }, deck_size = 13 }, you = { trash = { "Block", "Disposal Order" } } }
  end,
}

scenario "Or the Disposal Order draws a card" {
  covers = { "UNL-103", "413" },
  you = { hand = { "Disposal Order" }, runes = { body = 2 } },
  foe = { trash = { "Gust" } },

  run = function(t)
    t.you:play("Disposal Order", { mode = "draw 1" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Gust" } }, you = { hand_size = 1 } }
  end,
}

scenario "One Order reaches the trashes of two opponents; each recycles their own" {
  covers = { "UNL-103", "416" },
  you = { hand = { "Disposal Order" }, runes = { body = 2 } },
  foe = { trash = { "Gust" } },
  foe2 = { trash = { "Cleave", "Stupefy" } },

  run = function(t)
    t.you:play("Disposal Order", { mode = "recycle up to 3", target = { "Gust", "Cleave" } })
    t:everyone_passes()

    t:expect { foe = { trash = {}, deck_bottom = { "Gust" } }, foe2 = { trash = { "Stupefy" }, deck_bottom = { "Cleave" } } }
  end,
}

scenario "What Deflect or Baron says of itself does not count in a trash" {
  covers = { "UNL-103", "365", "809", "757" },
  you = { hand = { "Disposal Order" }, resources = { energy = 2 } },
  foe = { trash = { "Vi, Hotheaded", "Allay, Eager Admirer", "Baron Nashor" } },

  run = function(t)
    t.you:play("Disposal Order", { mode = "recycle up to 3", target = { "Vi, Hotheaded", "Allay, Eager Admirer", "Baron Nashor" } })
    t:everyone_passes()

    t:expect { foe = { trash = {} } }
  end,
}
