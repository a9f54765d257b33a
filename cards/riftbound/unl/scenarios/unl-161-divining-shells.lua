-- UNL-161 Divining Shells.

scenario "The Shells predict when they come" {
  covers = { "UNL-161", "Vision", "817" },
  you = { hand = { "Divining Shells" }, resources = { energy = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Divining Shells", { recycle = "Gust" })
    t:everyone_passes()

    t:expect { you = { deck = { "Flash", "Gust" } } }
  end,
}

scenario "In a fight the Shells are killed for two Might" {
  covers = { "UNL-161", "806" },
  turn_player = "foe",
  you = { gear = { "Divining Shells" }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:use("Divining Shells", { target = "Shipyard Skulker" })
    t:expect { you = { trash = { "Divining Shells" } } }
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Exhausted Shells are no use" {
  covers = { "UNL-161", "203.3" },
  you = { gear = { { "Divining Shells", exhausted = true } }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("use", "Divining Shells", "203.3")
  end,
}
