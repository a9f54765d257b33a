-- UNL-122 Crescent Guardian.

scenario "After a spell one Chaos more lets the Guardian enter ready" {
  covers = { "UNL-122", "356.2" },
  you = { hand = { "Cleave", "Crescent Guardian" }, base = { "Recruit" }, resources = { energy = 5, chaos = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Crescent Guardian", { additional = true })

    t:expect_unit("Crescent Guardian", { ready = true })
    t:expect { you = { resources = { chaos = 0 } } }
  end,
}

scenario "Whoever keeps the Chaos has an exhausted Guardian" {
  covers = { "UNL-122", "143.4" },
  you = { hand = { "Cleave", "Crescent Guardian" }, base = { "Recruit" }, resources = { energy = 5, chaos = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Crescent Guardian", { additional = false })

    t:expect_unit("Crescent Guardian", { exhausted = true })
  end,
}

scenario "Without a spell of yours this turn the Guardian's cost is not offered" {
  covers = { "UNL-122" },
  you = { hand = { "Crescent Guardian" }, resources = { energy = 4, chaos = 1 }, base = { "Mega-Mech" } },
  foe = { hand = { "Stupefy" }, resources = { energy = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()
    t.you:play("Crescent Guardian", { to = "base" })

    t:expect_unit("Crescent Guardian", { exhausted = true })
    t:expect { you = { resources = { chaos = 1 } } }
  end,
}

scenario "A spell that was countered has been played as far as the Guardian asks" {
  covers = { "UNL-122", "419.4.b" },
  you = { hand = { "Cleave", "Crescent Guardian" }, base = { "Recruit" }, resources = { energy = 5, chaos = 1 } },
  foe = { hand = { "Defy" }, resources = { energy = 1, calm = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Defy", { target = "Cleave" })
    t:everyone_passes()
    t.you:play("Crescent Guardian", { additional = true })

    t:expect_unit("Crescent Guardian", { ready = true })
  end,
}
