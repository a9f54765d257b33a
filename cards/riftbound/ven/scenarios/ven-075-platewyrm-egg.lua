-- VEN-075 Platewyrm Egg.

scenario "The Egg enters exhausted" {
  covers = { "VEN-075", "149.1" },
  you = { hand = { "Platewyrm Egg" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Platewyrm Egg")

    t:expect_unit("Platewyrm Egg", { exhausted = true })
    t.you:refused("use", "Platewyrm Egg", { ability = 2 })
  end,
}

scenario "An Energy and its exhaustion empower the Egg" {
  covers = { "VEN-075", "Empower", "827" },
  you = { gear = { "Platewyrm Egg" }, resources = { energy = 1 } },

  run = function(t)
    t.you:use("Platewyrm Egg", { ability = 2 })
    t:everyone_passes()

    t:expect_unit("Platewyrm Egg", { empowered = true, exhausted = true })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "The Egg's exhaustion adds an Energy to pay with" {
  covers = { "VEN-075", "Reaction", "429.3" },
  you = { gear = { "Platewyrm Egg" }, hand = { "Discipline" }, base = { "Recruit" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })

    t:expect_unit("Platewyrm Egg", { exhausted = true })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "Empowered the Egg adds two, also in the foe's turn" {
  covers = { "VEN-075", "Reaction", "429.3", "158.2" },
  you = { gear = { { "Platewyrm Egg", empowered = true } }, hand = { "Discipline" }, base = { "Mega-Mech" } },
  foe = { hand = { "Stupefy" }, resources = { energy = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 9 })
    t:expect_unit("Platewyrm Egg", { exhausted = true })
  end,
}

scenario "An Egg that is not Empowered does not pay two" {
  covers = { "VEN-075", "357.1" },
  you = { gear = { "Platewyrm Egg" }, hand = { "Discipline" }, base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Discipline", "357.1") end,
}
