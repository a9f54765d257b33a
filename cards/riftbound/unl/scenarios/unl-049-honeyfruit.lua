-- UNL-049 Honeyfruit.

scenario "Honeyfruit comes exhausted" {
  covers = { "UNL-049", "143.4" },
  you = { hand = { "Honeyfruit" }, runes = { calm = 2 }, xp = 6 },

  run = function(t)
    t.you:play("Honeyfruit")

    t:expect_unit("Honeyfruit", { exhausted = true })
    t.you:refused("use", "Honeyfruit", { ability = 1 }, "203.3")
  end,
}

scenario "Honeyfruit gives a Power; below six experience no Energy with it" {
  covers = { "UNL-049", "429", "Level", "377.2.b" },
  floats = true,
  you = { gear = { "Honeyfruit" }, xp = 5 },

  run = function(t)
    t.you:refused("use", "Honeyfruit", { ability = 2 })
    t.you:use("Honeyfruit", { ability = 1 })

    t:expect { chain = {}, you = { resources = { energy = 0, any = 1 } } }
    t:expect_unit("Honeyfruit", { exhausted = true })
  end,
}

scenario "At six experience Honeyfruit gives an Energy with it, also in answer to a spell" {
  covers = { "UNL-049", "Level", "429.3", "813" },
  floats = true,
  you = { gear = { "Honeyfruit" }, hand = { "Combat Experience" }, base = { "Recruit" }, xp = 6 },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t.foe:pass()
    t.you:use("Honeyfruit", { ability = 2 })
    t:expect { chain = { "Vengeance" }, you = { resources = { energy = 1, any = 1 } } }
    t:expect_unit("Honeyfruit", { exhausted = true })
  end,
}
