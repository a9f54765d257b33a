-- OGN-161 Deadbloom Predator.

scenario "Deadbloom Predator may be played into the enemy's midst" {
  covers = { "OGN-161" },
  you = { hand = { "Deadbloom Predator" }, runes = { body = 10 } },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Deadbloom Predator", { to = "0" })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Deadbloom Predator" } } }, foe = { trash = { "Daring Poro" } } }
  end,
}

scenario "An empty battlefield is no place for Deadbloom Predator" {
  covers = { "OGN-161" },
  battlefields = { "Void Gate" },
  you = { hand = { "Deadbloom Predator" }, runes = { body = 10 } },

  run = function(t)
    t.you:play("Deadbloom Predator")

    t:expect_unit("Deadbloom Predator", { at = "base" })
  end,
}

scenario "In a game of three Deadbloom Predator may choose whose battlefield" {
  covers = { "OGN-161", "355.2" },
  battlefields = { "Void Gate", "Zaun Warrens", "Windswept Hillock" },
  you = { hand = { "Deadbloom Predator" }, runes = { body = 8 } },
  foe = { units = { ["Void Gate"] = { "Petty Officer" } } },
  foe2 = { units = { ["Zaun Warrens"] = { "Soaring Scout" } } },

  run = function(t)
    t.you:play("Deadbloom Predator", { to = "?" })
    t.you:offers("to", "Void Gate")
    t.you:offers_not("to", "Windswept Hillock")
    t.you:answer("Zaun Warrens")

    t:expect { combat = "Zaun Warrens", attacker = "you", defender = "foe2" }
  end,
}
