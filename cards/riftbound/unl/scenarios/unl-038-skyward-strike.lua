-- UNL-038 Skyward Strike.

scenario "Below six experience the Strike moves an enemy and stuns nobody" {
  covers = { "UNL-038", "Level", "446" },
  you = { hand = { "Skyward Strike" }, runes = { calm = 2 }, xp = 5 },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Skyward Strike", { target = "Mega-Mech", destination = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "foe's base", stunned = false })
  end,
}

scenario "At six experience the stunned enemy may be another one" {
  covers = { "UNL-038", "Level", "824", "423" },
  you = { hand = { "Skyward Strike" }, runes = { calm = 2 }, xp = 6, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Skyward Strike", { target = { { "Mega-Mech" }, { "Shipyard Skulker" } }, destination = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "foe's base", stunned = false })
    t:expect_unit("Shipyard Skulker", { stunned = true })
  end,
}

scenario "The Strike chooses enemies alone, for both" {
  covers = { "UNL-038", "355.8" },
  you = { hand = { "Skyward Strike" }, runes = { calm = 2 }, xp = 6, units = { ["0"] = { "Recruit" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Skyward Strike", { destination = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "foe's base", stunned = true })
  end,
}
