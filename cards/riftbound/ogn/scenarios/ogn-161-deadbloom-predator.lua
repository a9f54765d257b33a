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
