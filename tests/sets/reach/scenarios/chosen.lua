-- What a chain item has chosen, and what keywords count for.

scenario "What chooses a friendly unit can be countered, what chooses another not" {
  covers = { "RCH-008", "758" },
  turn_player = "foe",
  you = { hand = { "Guardian Word" }, runes = { calm = 1 }, base = { "Whistling Smith" } },
  foe = {
    hand = { "Twin Bolt", "Slow Thought" }, runes = { fury = 1, mind = 1 },
    base = { "Mega-Mech" },
  },

  run = function(t)
    t.foe:play("Slow Thought")
    t.foe:pass()
    t.you:refused("play", "Guardian Word", "355.8")
    t.you:pass()
    t.foe:play("Twin Bolt", { target = { { "Mega-Mech" }, { "Whistling Smith" } } })
    t.foe:pass()
    t.you:play("Guardian Word")
    t:everyone_passes()

    t:expect_unit("Whistling Smith", { damage = 0 })
    t:expect { foe = { trash = { "Slow Thought", "Twin Bolt" } } }
  end,
}

scenario "What chooses it and another friendly unit is not countered" {
  covers = { "RCH-009", "RCH-011" },
  turn_player = "foe",
  you = {
    hand = { "Lone Ward" }, runes = { calm = 1 }, base = { "Whistling Smith", "Recruit" },
  },
  foe = { hand = { "Twin Bolt", "Twin Bolt" }, runes = { fury = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Twin Bolt", { target = { { "Recruit" }, { "Whistling Smith" } } })
    t.foe:pass()
    t.you:refused("play", "Lone Ward", "355.8")
    t.you:pass()
    t.foe:play("Twin Bolt", { target = { { "Mega-Mech" }, { "Whistling Smith" } } })
    t.foe:pass()
    t.you:play("Lone Ward", { target = "?" })
    t.you:offers("target", "Whistling Smith")
    t.you:answer("Whistling Smith")
    t:everyone_passes()

    t:expect_unit("Whistling Smith", { damage = 1 })
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Damage as much as Assault counts what was given" {
  covers = { "RCH-010", "805.2" },
  you = {
    base = { "Keen Duelist" }, hand = { "Cleave" }, runes = { fury = 1 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Cleave", { target = "Keen Duelist" })
    t:everyone_passes()
    t.you:move("Keen Duelist", "Zaun Warrens")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "A number of Might may be that of a keyword" {
  covers = { "RCH-012" },
  you = { base = { "Proud Mimic" } },

  run = function(t) t:expect_unit("Proud Mimic", { might = 5 }) end,
}
