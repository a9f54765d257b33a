-- Keywords that name things.

scenario "A hunter is stronger where its prey stands" {
  covers = { "SLT-020", "805" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { base = { "Mech Hunter", "Mech Hunter" } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" }, ["Void Gate"] = { "Wary Fox" } } },

  run = function(t)
    t.you:move("Mech Hunter", "Zaun Warrens")
    t:expect_unit("Mech Hunter", { might = 4, at = "Zaun Warrens" })
  end,
}

scenario "A hunter is not stronger where others stand" {
  covers = { "SLT-020", "805" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { base = { "Mech Hunter" } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" }, ["Void Gate"] = { "Wary Fox" } } },

  run = function(t)
    t.you:move("Mech Hunter", "Void Gate")
    t:expect_unit("Mech Hunter", { might = 2, at = "Void Gate" })
  end,
}

scenario "A target may be what the keyword names" {
  covers = { "SLT-021", "805" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Sore Loser" } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } }, base = { "Wary Fox" } },

  run = function(t)
    t.you:move("Sore Loser", "Zaun Warrens")
    t.you:offers("target", "Mega-Mech")
    t.you:offers("target", "Wary Fox")
    t.you:offers_not("target", "Sore Loser")
    t.you:answer("Wary Fox")
    t:everyone_passes()
    t:expect_unit("Wary Fox", { damage = 1 })
  end,
}

scenario "What a keyword names may be given with it" {
  covers = { "SLT-022", "805" },
  battlefields = { "Zaun Warrens" },
  you = { hand = { "Trail Lore" }, runes = { fury = 1 }, base = { "Wary Fox" } },
  foe = { units = { ["Zaun Warrens"] = { { "Mega-Mech", damage = 1 } } } },

  run = function(t)
    t.you:play("Trail Lore", { target = "Wary Fox" })
    t:everyone_passes()
    t.you:move("Wary Fox", "Zaun Warrens")
    t:expect_unit("Wary Fox", { might = 4, keywords = { "Hunter" } })
  end,
}

scenario "Spells that the keyword names do not choose it" {
  covers = { "SLT-023", "805", "757" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { hand = { "Trail Lore" }, runes = { fury = 1 }, units = { ["Void Gate"] = { "Wary Fox" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Trail Lore", { target = "Wary Fox" })
    t:everyone_passes()
    t:expect_unit("Wary Fox", { keywords = { "Hunter" } })
    t.you:end_turn()
    t.foe:refused("play", "Hextech Ray", "355.8")
  end,
}
