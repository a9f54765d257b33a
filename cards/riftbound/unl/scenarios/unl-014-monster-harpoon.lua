-- UNL-014 Monster Harpoon.

scenario "The Harpoon deals two, whatever the foe hides" {
  covers = { "UNL-014", "417" },
  you = { hand = { "Monster Harpoon" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Monster Harpoon", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "With a facedown card of yours the Harpoon deals four, once" {
  covers = { "UNL-014", "417", "107.3" },
  you = {
    hand = { "Monster Harpoon" },
    runes = { fury = 1 },
    units = { ["1"] = { "Recruit" } },
    facedown = { ["1"] = { "Pakaa Cub" } },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Monster Harpoon", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}
