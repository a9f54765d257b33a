-- UNL-133 Blast Cone.

scenario "Played, the Blast Cone pushes an enemy unit, and exhausted it stuns it" {
  covers = { "UNL-133", "445", "423" },
  you = { hand = { "Blast Cone" }, resources = { energy = 4, chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Blast Cone", { may = true })
    t.you:answer("foe's base")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "foe's base", stunned = true })
    t:expect_unit("Blast Cone", { exhausted = true })
  end,
}

scenario "The Blast Cone may stay ready, and what an enemy moves it leaves alone" {
  covers = { "UNL-133" },
  you = { gear = { "Blast Cone" }, hand = { "Charm" }, resources = { energy = 1, calm = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "foe's base" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { at = "foe's base", stunned = false })
    t:expect_unit("Blast Cone", { ready = true })
    t:next_turn()
    t.foe:move("Recruit", "0")

    t:expect { chain = {} }
  end,
}

scenario "Your own unit that you move is none of the Blast Cone's" {
  covers = { "UNL-133" },
  you = { gear = { "Blast Cone" }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Recruit", "0")

    t:expect { chain = {} }
  end,
}

scenario "The Blast Cone on its arrival may leave all where they are" {
  covers = { "UNL-133", "383.3.a" },
  you = { hand = { "Blast Cone" }, resources = { energy = 4, chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Blast Cone", { may = false })

    t:expect { chain = {}, foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}
