-- VEN-029 Ol' Poro.

scenario "In your third turn Ol' Poro is not to be played" {
  covers = { "VEN-029", "054" },
  you = { hand = { "Ol' Poro" }, runes = { calm = 4 } },
  turn = 5,

  run = function(t)
    t:expect { you = { turns = 3 } }
    t.you:refused("play", "Ol' Poro")
  end,
}

scenario "In your first turn it is not either" {
  covers = { "VEN-029", "054" },
  you = { hand = { "Ol' Poro" }, runes = { calm = 4 } },
  turn = 1,

  run = function(t) t.you:refused("play", "Ol' Poro") end,
}

scenario "In your fourth turn it is" {
  covers = { "VEN-029" },
  you = { hand = { "Ol' Poro" }, runes = { calm = 2 } },
  turn = 7,

  run = function(t)
    t.you:play("Ol' Poro")

    t:expect_unit("Ol' Poro", { might = 4 })
  end,
}

scenario "In a turn of the foe an effect may play it, also early" {
  covers = { "VEN-029", "419.3" },
  you = { hand = { "Heedless Resurrection" }, trash = { "Ol' Poro" }, base = { "Shipyard Skulker" }, runes = { chaos = 4 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t:expect { you = { turns = 2 } }
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Heedless Resurrection", { target = "Ol' Poro", cost = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Ol' Poro", { might = 4, at = "base" })
  end,
}

scenario "In your second turn no effect plays it" {
  covers = { "VEN-029", "358.3.a" },
  you = { hand = { "Heedless Resurrection" }, trash = { "Ol' Poro" }, base = { "Shipyard Skulker" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Heedless Resurrection", { target = "Ol' Poro", cost = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { units = { base = {} } } }
  end,
}
