-- Prevention that comes back each turn, used up in parts.

scenario "The first two damage of a turn, by parts" {
  covers = { "TLY-011", "TLY-007", "437.5" },
  you = { hand = { "Spark", "Spark", "Spark" }, runes = { fury = 3 } },
  foe = { base = { "Day Guard" }, hand = { "Spark" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t:expect_unit("Day Guard", { damage = 0 })
    t.you:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t:expect_unit("Day Guard", { damage = 0 })
    t.you:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t:expect_unit("Day Guard", { damage = 1 })
    t:next_turn()
    t.foe:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t:expect_unit("Day Guard", { damage = 0 })
  end,
}

scenario "What is left of it is there in the combat of the turn" {
  covers = { "TLY-007", "437.5.a", "465.2" },
  battlefields = { "Void Gate" },
  you = { hand = { "Spark" }, runes = { fury = 1 }, base = { "Dawn Drummer", "Dawn Drummer" } },
  foe = { units = { ["Void Gate"] = { "Day Guard" } } },

  run = function(t)
    t.you:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t.you:move({ "Dawn Drummer", "Dawn Drummer#2" }, "Void Gate")
    t:fight()
    -- Four damage, one of it prevented: enough.
    t:expect { foe = { trash = { "Day Guard" } } }
  end,
}

scenario "Four damage are not enough where nothing was used up" {
  covers = { "TLY-007", "465.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Dawn Drummer", "Dawn Drummer" } },
  foe = { units = { ["Void Gate"] = { "Day Guard" } } },

  run = function(t)
    t.you:move({ "Dawn Drummer", "Dawn Drummer#2" }, "Void Gate")
    t:fight()
    t:expect { foe = { trash = {}, units = { ["Void Gate"] = { "Day Guard" } } } }
  end,
}

scenario "Each unit has its own, and two shields add up" {
  covers = { "TLY-008", "437.5" },
  you = { hand = { "Spark", "Spark", "Spark", "Spark" }, runes = { fury = 4 } },
  foe = { gear = { "Paper Shield", "Paper Shield" }, base = { "Mega-Mech", "Dawn Drummer" } },

  run = function(t)
    for _ = 1, 3 do
      t.you:play("Spark", { target = "Mega-Mech" })
      t:everyone_passes()
    end
    t.you:play("Spark", { target = "Dawn Drummer" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Dawn Drummer", { damage = 0 })
  end,
}

scenario "Taken over, the shield is for the taker's units; what was used up of a unit stays so" {
  covers = { "TLY-007", "TLY-008", "TLY-009", "191" },
  you = {
    hand = { "Borrowed Hand", "Borrowed Hand", "Spark", "Spark", "Spark" }, base = { "Mega-Mech" },
    runes = { chaos = 2, fury = 3 },
  },
  foe = { gear = { "Paper Shield" }, base = { "Day Guard" } },

  run = function(t)
    t.you:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t.you:play("Borrowed Hand", { target = "Paper Shield" })
    t:everyone_passes()
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 0 })
    t.you:play("Spark", { target = "Day Guard" })
    t:everyone_passes()
    t:expect_unit("Day Guard", { damage = 0 })
  end,
}

scenario "A copy has it too, the facedown card has not" {
  covers = { "TLY-007", "TLY-008", "TLY-010", "477.1.b" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Clay Double", "Spark", "Spark" }, base = { "Dawn Drummer" }, runes = { mind = 1, fury = 2 },
    units = { ["Zaun Warrens"] = { "Mega-Mech" } }, facedown = { ["Zaun Warrens"] = { "Paper Shield" } },
  },
  foe = { base = { "Day Guard" } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Dawn Drummer" }, { "Day Guard" } } })
    t:everyone_passes()
    t.you:play("Spark", { target = "your Day Guard" })
    t:everyone_passes()
    t:expect_unit("your Day Guard", { damage = 0 })
    t.you:play("Spark", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}
