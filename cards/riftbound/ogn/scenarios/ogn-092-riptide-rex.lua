-- OGN-092 Riptide Rex.

scenario "Rex deals six to an enemy in the field" {
  covers = { "OGN-092", "383.4.a", "417" },
  you = { hand = { "Riptide Rex" }, runes = { mind = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Riptide Rex")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "With enemies in their base alone Rex finds nobody" {
  covers = { "OGN-092", "402.4" },
  you = { hand = { "Riptide Rex" }, runes = { mind = 8 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Riptide Rex", { to = "base" })

    t:expect { chain = {}, you = { units = { ["0"] = { "Recruit" } } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Where Deflect cannot be paid Rex finds nobody" {
  covers = { "OGN-092", "Deflect", "402.4" },
  you = { hand = { "Riptide Rex" }, resources = { energy = 6, mind = 2 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Riptide Rex", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { damage = 0 })
  end,
}
