scenario "Bellows Breath deals one to each of three units at one place" {
  covers = { "SFD-080", "355.11", "355.13" },
  you = { hand = { "Bellows Breath" }, runes = { mind = 1 } },
  foe = { base = { "Shipyard Skulker", "Recruit", "Mega-Mech", "Daring Poro" }, units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Bellows Breath", { target = { { "Shipyard Skulker" }, { "Mega-Mech" }, { "Daring Poro" } } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 1 })
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Daring Poro", { damage = 1 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "Bellows Breath reaches no second place, but a repeated one may" {
  covers = { "SFD-080", "355.11", "820.2" },
  you = { hand = { "Bellows Breath" }, runes = { mind = 2 } },
  foe = { base = { "Shipyard Skulker" }, units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Bellows Breath", {
      additional = true,
      target = { { "Shipyard Skulker" }, { "Vanguard Sergeant" } },
    })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 1 })
    t:expect_unit("Vanguard Sergeant", { damage = 1 })
    t:expect { you = { runes = 0 } }
  end,
}
