-- VEN-068 Jayce, Brilliant Inventor.

scenario "On arrival Jayce may ready something else" {
  covers = { "VEN-068", "383.4.a", "415" },
  you = {
    hand = { "Jayce, Brilliant Inventor" }, resources = { energy = 6, mind = 1 },
    base = { { "Mega-Mech", exhausted = true }, "Recruit" }, runes = { mind = { exhausted = 1 } },
  },
  foe = { gear = { { "Orb of Regret", exhausted = true } } },

  run = function(t)
    t.you:play("Jayce, Brilliant Inventor", { to = "base", may = true, target = "?" })
    t.you:offers("target", "Mega-Mech")
    t.you:offers("target", "Mind Rune")
    t.you:offers("target", "Orb of Regret")
    t.you:offers_not("target", "Recruit")
    t.you:offers_not("target", "Jayce, Brilliant Inventor")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Jayce, Brilliant Inventor", { exhausted = true })
  end,
}

scenario "The first gear of a turn readies something, the second nothing" {
  covers = { "VEN-068", "383", "415" },
  you = {
    base = { "Jayce, Brilliant Inventor", { "Mega-Mech", exhausted = true }, { "Shipyard Skulker", exhausted = true } },
    hand = { "Orb of Regret", "Orb of Regret" }, resources = { energy = 2 },
  },

  run = function(t)
    t.you:play("Orb of Regret", { may = true, target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { ready = true })
    t.you:play("Orb of Regret")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}

scenario "Jayce readies a legend" {
  covers = { "VEN-068", "415" },
  you = {
    base = { "Jayce, Brilliant Inventor" }, legend = "Jinx, Loose Cannon", legend_exhausted = true,
    hand = { "Orb of Regret" }, resources = { energy = 1 },
  },

  run = function(t)
    t.you:play("Orb of Regret", { may = true })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false } }
  end,
}

scenario "He may leave it, and units bring him nothing" {
  covers = { "VEN-068", "383.3.a" },
  you = {
    base = { "Jayce, Brilliant Inventor", { "Mega-Mech", exhausted = true } },
    hand = { "Shipyard Skulker", "Orb of Regret" }, resources = { energy = 4 },
  },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:expect { chain = {} }
    t.you:play("Orb of Regret", { may = false })

    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}

scenario "A Porobot is a gear that Jayce's player plays" {
  covers = { "VEN-068", "VEN-058", "178.1" },
  you = { base = { "Jayce, Brilliant Inventor", { "Mega-Mech", exhausted = true } }, hand = { "Patched Porobot" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Patched Porobot", { to = "base", may = true, target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { ready = true })
  end,
}
