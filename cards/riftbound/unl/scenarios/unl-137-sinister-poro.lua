-- UNL-137 Sinister Poro.

scenario "One Energy of the attacking Poro sends an enemy unit home" {
  covers = { "UNL-137", "383.3.b" },
  you = { base = { "Sinister Poro" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Sinister Poro", "0")
    t.you:answer("yes")
    t:expect { you = { resources = { energy = 0 } } }
    t:fight()

    t:expect { foe = { base = { "Mega-Mech" }, units = { ["1"] = { "Recruit" } } }, you = { points = 1 } }
  end,
}

scenario "The Poro may keep the Energy" {
  covers = { "UNL-137", "383.3.a" },
  you = { base = { "Sinister Poro" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Sinister Poro", "0")
    t.you:answer("no")

    t:expect { chain = {}, you = { resources = { energy = 1 } } }
  end,
}

scenario "Without Energy the Poro is not asked, nor as a defender" {
  covers = { "UNL-137" },
  you = { base = { "Sinister Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Sinister Poro", "0")

    t:expect { chain = {}, question = "act" }
  end,
}
