scenario "The Portal lets the next spell be repeated for its cost" {
  covers = { "SFD-078", "820", "206" },
  you = { gear = { "Temporal Portal" }, hand = { "Void Seeker" }, runes = { fury = 12 }, deck = { "Gust", "Flash", "Tibbers" } },
  foe = { units = { ["0"] = { "Mountain Drake", "Daring Poro" } } },

  run = function(t)
    t.you:use("Temporal Portal")
    t:everyone_passes()
    t:expect_unit("Temporal Portal", { exhausted = true })
    t.you:play("Void Seeker", { additional = true, target = { { "Mountain Drake" }, { "Mountain Drake" } } })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 8 })
    t:expect { you = { hand = { "Gust", "Flash" } } }
    t.you:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect { foe = { hand = { "Daring Poro" } } }
  end,
}

scenario "Whoever does not pay plays the spell once" {
  covers = { "SFD-078", "820" },
  you = { gear = { "Temporal Portal" }, hand = { "Premonition" }, runes = { mind = 8 }, deck = { "Gust", "Flash", "Tibbers", "Void Seeker" } },

  run = function(t)
    t.you:use("Temporal Portal")
    t:everyone_passes()
    t.you:play("Premonition", { additional = false })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Tibbers" } } }
  end,
}

scenario "The Portal's gift is gone in the next turn, and no unit takes it" {
  covers = { "SFD-078", "317.2" },
  you = { gear = { "Temporal Portal" }, hand = { "Recurve Bow", "Premonition" }, runes = { mind = 9 }, deck = { "Gust", "Flash", "Tibbers", "Void Seeker" } },
  foe = { base = { "Recruit" }, hand = { "Cleave" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Temporal Portal")
    t:everyone_passes()
    t.you:play("Recurve Bow")
    t:next_turn()
    t.foe:play("Cleave", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Premonition")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Tibbers" } } }
  end,
}

scenario "An opponent's spell does not take the Portal's gift" {
  covers = { "SFD-078", "820" },
  you = {
    gear = { "Temporal Portal", "Heart of Dark Ice" },
    base = { "Recruit" },
    hand = { "Premonition" },
    runes = { mind = 10 },
    deck = { "Gust", "Flash", "Tibbers", "Void Seeker", "Charm", "Cleave", "Defy" },
  },
  foe = { hand = { "Stupefy" }, runes = { mind = 4 } },

  run = function(t)
    t.you:use("Temporal Portal")
    t:everyone_passes()
    t.you:use("Heart of Dark Ice", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Premonition", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand_size = 6 } }
  end,
}
