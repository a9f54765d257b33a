-- VEN-030 Serene Ascetic.

scenario "For three Energy the Ascetic has Deflect and Shield 3" {
  covers = { "VEN-030", "Empower", "Empowered", "Shield", "Deflect", "814" },
  you = { units = { ["0"] = { "Serene Ascetic" } }, runes = { calm = 3 } },
  foe = { base = { "Playful Phantom" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t:expect_unit("Serene Ascetic", { might = 3, no_keywords = { "Deflect", "Shield" } })
    t.you:use("Serene Ascetic")
    t:everyone_passes()
    t:expect_unit("Serene Ascetic", { might = 3, keywords = { "Deflect", "Shield 3" } })
    t:next_turn()
    t.foe:move("Playful Phantom", "0")
    t:expect_unit("Serene Ascetic", { might = 6, defending = true })
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom" } } }
    t:expect_unit("Serene Ascetic", { at = "0", might = 3 })
  end,
}

scenario "The Ascetic without the status defends with three" {
  covers = { "VEN-030", "Empowered" },
  you = { units = { ["0"] = { "Serene Ascetic" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")

    t:expect_unit("Serene Ascetic", { might = 3, defending = true })
  end,
}
