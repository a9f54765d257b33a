-- VEN-006 Oasis Raider.

scenario "With fewer runes than the foe the Raider has two Might more and Ganking, for the turn" {
  covers = { "VEN-006", "Ganking", "315.2", "810" },
  you = { units = { ["0"] = { "Oasis Raider" } }, runes = { fury = 3 } },
  foe = { runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:expect_unit("Oasis Raider", { might = 6, keywords = "Ganking" })
    t.you:move("Oasis Raider", "1")
    t:fight()
    t:expect_unit("Oasis Raider", { at = "1", might = 6 })
    t:next_turn()

    t:expect_unit("Oasis Raider", { might = 4, no_keywords = "Ganking" })
  end,
}

scenario "With as many runes the Raider has nothing" {
  covers = { "VEN-006" },
  you = { units = { ["0"] = { "Oasis Raider" } }, runes = { fury = 4 } },
  foe = { runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect_unit("Oasis Raider", { might = 4, no_keywords = "Ganking" })
    t.you:refused("move", "Oasis Raider", "1", "144.4")
  end,
}
