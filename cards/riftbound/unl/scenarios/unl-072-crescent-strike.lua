-- UNL-072 Crescent Strike.

scenario "Crescent Strike deals four to one enemy and one to the others there" {
  covers = { "UNL-072", "355", "417" },
  you = { hand = { "Crescent Strike" }, runes = { mind = 3 }, base = { "Recruit" } },
  foe = {
    units = { ["0"] = { "Mega-Mech", "Playful Phantom", "Mountain Drake" }, ["1"] = { "Shipyard Skulker" } },
    base = { "Pit Rookie" },
  },

  run = function(t)
    t.you:play("Crescent Strike", { target = { { "0" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Playful Phantom", { damage = 1 })
    t:expect_unit("Mountain Drake", { damage = 1 })
    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect_unit("Pit Rookie", { damage = 0 })
  end,
}

scenario "If the chosen enemy goes home the others there still take one" {
  covers = { "UNL-072", "359.3.e" },
  you = { hand = { "Crescent Strike" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Playful Phantom" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Crescent Strike", { target = { { "0" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Flash", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0, at = "foe's base" })
    t:expect_unit("Playful Phantom", { damage = 1 })
  end,
}

scenario "Crescent Strike leaves your own units beside them alone" {
  covers = { "UNL-072" },
  you = { hand = { "Crescent Strike" }, runes = { mind = 3 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Crescent Strike", { target = "0" })
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 4 })
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
