-- UNL-208 Black Flame Altar.

scenario "Temporary defenders have Shield at the Altar" {
  covers = { "UNL-208", "814", "816" },
  you = { units = { ["Black Flame Altar"] = { "Sprite", "Recruit" }, ["Zaun Warrens"] = { "Sprite" } } },

  run = function(t)
    t:expect_unit("Sprite#1", { at = "Black Flame Altar", keywords = { "Temporary", "Shield" }, might = 3 })
    t:expect_unit("Recruit", { no_keywords = "Shield" })
    t:expect_unit("Sprite#2", { no_keywords = "Shield" })
  end,
}

scenario "A unit that becomes Temporary there has the Shield as well, and it counts in a defence" {
  covers = { "UNL-208", "OGN-180", "480" },
  turn_player = "foe",
  you = { units = { ["Black Flame Altar"] = { "Vanguard Sergeant" } } },
  foe = { hand = { "Fading Memories" }, resources = { energy = 4, chaos = 1 }, base = { "Petty Officer" } },

  run = function(t)
    t.foe:play("Fading Memories", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { keywords = { "Temporary", "Shield" } })
    t.foe:move("Petty Officer", "Black Flame Altar")

    t:expect_unit("Vanguard Sergeant", { might = 5 })
  end,
}
