-- OGN-133 Flurry of Blades.

scenario "Flurry of Blades wounds friend and foe in the field" {
  covers = { "OGN-133", "417", "355.10.e" },
  you = { hand = { "Flurry of Blades" }, runes = { body = 1 }, base = { "Recruit" }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Recruit" }, units = { ["1"] = { "Mega-Mech", "Recruit" } } },

  run = function(t)
    t.you:play("Flurry of Blades")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 1 })
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect { you = { base = { "Recruit" } }, foe = { base = { "Recruit" }, units = { ["1"] = { "Mega-Mech" } } } }
  end,
}
