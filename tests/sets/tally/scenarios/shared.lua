-- A prevention that the units of a player share in each turn.

scenario "The first three damage of a turn, whichever unit takes it" {
  covers = { "TLY-067", "437.5" },
  you = { hand = { "Spark", "Spark", "Spark", "Spark" }, runes = { fury = 4 } },
  foe = {
    gear = { "Common Roof" }, base = { "Mega-Mech", "Dawn Drummer" }, hand = { "Spark" }, runes = { fury = 1 },
  },

  run = function(t)
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Spark", { target = "Dawn Drummer" })
    t:everyone_passes()
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Dawn Drummer", { damage = 0 })
    t.you:play("Spark", { target = "Dawn Drummer" })
    t:everyone_passes()
    t:expect_unit("Dawn Drummer", { damage = 1 })
    t:next_turn()
    t.foe:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Of damage at once its player says which is prevented" {
  covers = { "TLY-067", "TLY-069", "373.2", "437.5" },
  you = { hand = { "Hailstones" }, runes = { fury = 2 } },
  foe = { gear = { "Common Roof" }, base = { "Mega-Mech", "Mega-Mech", "Day Guard" } },

  run = function(t)
    t.you:play("Hailstones")
    t:answers { foe = { { pick = "Mega-Mech#2" }, { pick = "Mega-Mech" } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech#2", { damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Day Guard", { damage = 0 })
  end,
}

scenario "In a combat the one that is assigned damage first uses it up: eight are enough for both" {
  covers = { "TLY-067", "437.5.a", "465.2.c.5" },
  battlefields = { "Void Gate" },
  you = { base = { "Mega-Mech" } },
  foe = { gear = { "Common Roof" }, units = { ["Void Gate"] = { "Dawn Drummer", "Pouty Poro" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { foe = { trash = { "Dawn Drummer", "Pouty Poro" } } }
  end,
}

scenario "Six are enough for one of them" {
  covers = { "TLY-067", "437.5.a", "465.2.c.5" },
  battlefields = { "Void Gate" },
  you = { base = { "Dawn Drummer", "Dawn Drummer", "Dawn Drummer" } },
  foe = { gear = { "Common Roof" }, units = { ["Void Gate"] = { "March Song", "Pouty Poro" } } },

  run = function(t)
    t.you:move({ "Dawn Drummer", "Dawn Drummer#2", "Dawn Drummer#3" }, "Void Gate")
    t:fight()
    t:expect { foe = { trash = { "March Song" }, units = { ["Void Gate"] = { "Pouty Poro" } } } }
  end,
}

scenario "Taken over the roof is the taker's; facedown it is nobody's" {
  covers = { "TLY-067", "TLY-009", "191", "437.5" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Borrowed Hand", "Spark", "Spark" }, base = { "Mega-Mech" }, runes = { chaos = 1, fury = 2 },
  },
  foe = {
    gear = { "Common Roof" }, base = { "Stubborn Ox" }, units = { ["Zaun Warrens"] = { "Gentle Hen" } },
    facedown = { ["Zaun Warrens"] = { "Common Roof" } },
  },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Common Roof" })
    t:everyone_passes()
    t.you:play("Spark", { target = "Stubborn Ox" })
    t:everyone_passes()
    t:expect_unit("Stubborn Ox", { damage = 0 })
    t.you:play("Spark", { target = "Stubborn Ox" })
    t:everyone_passes()
    t:expect_unit("Stubborn Ox", { damage = 1 })
  end,
}

scenario "The copy of the hen is a second one; an exhausted hen is none" {
  covers = { "TLY-068", "TLY-010", "437.5" },
  you = {
    hand = { "Clay Double", "Spark", "Spark", "Spark" }, base = { "Dawn Drummer", "Mega-Mech" },
    runes = { mind = 1, fury = 3 },
  },
  foe = { base = { "Gentle Hen" } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Dawn Drummer" }, { "Gentle Hen" } } })
    t:everyone_passes()
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Spark", { target = "your Gentle Hen" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("your Gentle Hen", { damage = 0 })
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "An exhausted hen guards nobody" {
  covers = { "TLY-068" },
  you = { hand = { "Spark" }, base = { "Mega-Mech" }, runes = { fury = 1 } },
  foe = { base = { { "Gentle Hen", exhausted = true } } },

  run = function(t)
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}
