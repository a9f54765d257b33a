-- VEN-050 Grumpy Rockbear.

scenario "With six runes the Rockbear is Empowered for six Energy and has Deflect and Shield 3" {
  covers = { "VEN-050", "Empower", "Empowered", "356.4" },
  you = { base = { "Grumpy Rockbear" }, runes = { mind = 6 } },

  run = function(t)
    t:expect_unit("Grumpy Rockbear", { no_keywords = { "Deflect", "Shield" } })
    t.you:use("Grumpy Rockbear")
    t:everyone_passes()

    t:expect_unit("Grumpy Rockbear", { might = 4, empowered = true, keywords = { "Deflect", "Shield 3" } })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Five of six runes do not empower the Rockbear" {
  covers = { "VEN-050", "357.1" },
  you = { base = { "Grumpy Rockbear" }, runes = { mind = { ready = 5, exhausted = 1 } } },

  run = function(t) t.you:refused("use", "Grumpy Rockbear") end,
}

scenario "Defending, the Empowered Rockbear has three Might more" {
  covers = { "VEN-050", "Shield", "814" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { { "Grumpy Rockbear", empowered = true } } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")

    t:expect_unit("Grumpy Rockbear", { might = 7, defending = true })
  end,
}
