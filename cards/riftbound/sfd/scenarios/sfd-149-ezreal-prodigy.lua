-- SFD-149 Ezreal, Prodigy.

scenario "Ezreal changes a card for two" {
  covers = { "SFD-149", "383.4.a", "422" },
  you = { hand = { "Ezreal, Prodigy", "Cleave", "Confront" }, runes = { chaos = 3 }, deck = { "Gust", "Charm", "Defy" } },

  run = function(t)
    t:answers { you = { { discard = "Cleave" } } }
    t.you:play("Ezreal, Prodigy")
    t:everyone_passes()

    t:expect { you = { hand = { "Confront", "Gust", "Charm" }, trash = { "Cleave" } } }
  end,
}

scenario "With Ezreal, Accelerate and Repeat cost one less" {
  covers = { "SFD-149", "R041", "356.4.c" },
  you = { base = { "Ezreal, Prodigy" }, hand = { "Blazing Scorcher", "Frigid Touch" }, runes = { fury = 5, mind = 3 }, resources = { fury = 1 } },

  run = function(t)
    t.you:play("Blazing Scorcher", { additional = true, price = "energy" })
    t:expect_unit("Blazing Scorcher", { ready = true })
    t:expect { you = { runes = 8, runes_ready = 3 } }
    t.you:play("Frigid Touch", { additional = true, target = { { "Blazing Scorcher" }, { "Ezreal, Prodigy" } } })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Ezreal, Prodigy", { might = 1 })
  end,
}

scenario "What must be paid, and what a spell demands of another, Ezreal does not change" {
  covers = { "SFD-149", "R041", "356.2.b.1", "356.2.a.1", "SFD-136" },
  you = { base = { "Ezreal, Prodigy", "Mega-Mech" }, hand = { "Cleave" }, runes = { fury = 2 } },
  foe = { hand = { "Hard Bargain" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Hard Bargain", { target = "Cleave" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1, trash = { "Cleave" } } }
    t:expect_unit("Mega-Mech", { no_keywords = { "Assault" } })
  end,
}

scenario "The life that Cruel Patron demands stays due with Ezreal" {
  covers = { "SFD-149", "R041", "356.2.b.1", "OGN-208" },
  you = { base = { "Ezreal, Prodigy" }, hand = { "Cruel Patron" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Cruel Patron", { to = "base" })

    t:expect { you = { trash = { "Ezreal, Prodigy" }, base = { "Cruel Patron" }, runes_ready = 0 } }
  end,
}

scenario "An opponent's additional costs stay as they are" {
  covers = { "SFD-149" },
  you = { base = { "Ezreal, Prodigy" } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { target = "Ezreal, Prodigy" })
    t:everyone_passes()

    t:expect_unit("Ezreal, Prodigy", { might = 1 })
  end,
}
