-- VEN-132 Fallen Feline.

scenario "While the Feline is at a battlefield opponents cannot play the spell that was named" {
  covers = { "VEN-132", "760", "054" },
  you = { hand = { "Fallen Feline" }, units = { ["0"] = { "Recruit" } }, runes = { order = 2 } },
  foe = { hand = { "Gust", "Cleave" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Fallen Feline", { to = "0" })
    t:answers { you = { { named = "Gust" } } }
    t:everyone_passes()
    t:next_turn()
    t.foe:refused("play", "Gust")

    t.foe:offers("play", "Cleave")
  end,
}

scenario "In the base the Feline forbids nothing" {
  covers = { "VEN-132" },
  you = { hand = { "Fallen Feline" }, runes = { order = 2 } },
  foe = { hand = { "Cleave" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Fallen Feline", { to = "base" })
    t:answers { you = { { named = "Cleave" } } }
    t:everyone_passes()
    t:next_turn()

    t.foe:offers("play", "Cleave")
  end,
}

scenario "The Feline's own player may play the spell" {
  covers = { "VEN-132" },
  you = { hand = { "Fallen Feline", "Cleave" }, units = { ["0"] = { "Recruit" } }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Fallen Feline", { to = "0" })
    t:answers { you = { { named = "Cleave" } } }
    t:everyone_passes()

    t.you:offers("play", "Cleave")
  end,
}

scenario "A copy of the spell that is on the chain already still resolves" {
  covers = { "VEN-132", "R042", "419.1", "329.1" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Fallen Feline" }, runes = { order = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } }, hand = { "Discipline", "Discipline" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Fallen Feline", { to = "0" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:answers { you = { { named = "Discipline" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
    t:next_turn()
    t.foe:refused("play", "Discipline")
  end,
}

scenario "A hidden spell of that name cannot be played either" {
  covers = { "VEN-132", "Hidden", "054" },
  you = { hand = { "Fallen Feline" }, units = { ["0"] = { "Recruit" } }, base = { "Pouty Poro" }, runes = { order = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } }, facedown = { ["1"] = { "Hidden Blade" } } },

  run = function(t)
    t.you:play("Fallen Feline", { to = "0" })
    t:answers { you = { { named = "Hidden Blade" } } }
    t:everyone_passes()
    t.you:move("Pouty Poro", "1")
    t.you:pass()

    t.foe:refused("play", "Hidden Blade", { from = "facedown" })
  end,
}
