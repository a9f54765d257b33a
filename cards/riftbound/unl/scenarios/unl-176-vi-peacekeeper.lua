-- UNL-176 Vi, Peacekeeper.

scenario "Attacking, Vi stuns an enemy unit at her battlefield" {
  covers = { "UNL-176", "423" },
  you = { base = { "Vi, Peacekeeper" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Vi, Peacekeeper", "0")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Recruit", { stunned = false })
  end,
}

scenario "If Vi is back in hand there is no here, so nobody is stunned" {
  covers = { "UNL-176", "R100", "359.3.f.2", "359.3.e.12" },
  you = { base = { "Vi, Peacekeeper", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Daring Poro" } }, hand = { "Star-Crossed" }, resources = { energy = 3, chaos = 1 } },

  run = function(t)
    t.you:move({ "Vi, Peacekeeper", "Recruit" }, "0")
    t.you:answer("Mega-Mech")
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Daring Poro" }, { "Vi, Peacekeeper" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Vi, Peacekeeper" } }, foe = { hand = { "Daring Poro" } } }
    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}
