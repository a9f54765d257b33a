scenario "Rocket Barrage deals four to a unit in a base" {
  covers = { "SFD-077", "355.3", "107.1" },
  you = { hand = { "Rocket Barrage" }, runes = { mind = 4 } },
  foe = { base = { "Vanguard Sergeant" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Rocket Barrage", { mode = "deal 4 to a unit in a base" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" }, units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "Rocket Barrage repeated may do another thing, for its own Power" {
  covers = { "SFD-077", "820.2", "355.3" },
  you = { hand = { "Rocket Barrage" }, runes = { mind = 8 } },
  foe = { base = { "Mega-Mech", "Recurve Bow" } },

  run = function(t)
    t.you:play("Rocket Barrage", {
      additional = true,
      mode = { { "deal 4 to a unit in a base" }, { "kill a gear" } },
    })
    t:everyone_passes()

    t:expect { foe = { trash = { "Recurve Bow" } }, you = { runes = 6 } }
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}
