scenario "The unit with Doran's Shield is hit first" {
  covers = { "SFD-033", "815", "136.2" },
  you = { units = { ["0"] = { { "Shipyard Skulker", attached = { "Doran's Shield" } }, "Recruit" } } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4, keywords = { "Tank" } })
    t:expect_unit("Recruit", { no_keywords = { "Tank" } })
    t.foe:move("Vanguard Sergeant", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit" } }, trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Doran's Shield in base protects nobody, and goes on for one Calm" {
  covers = { "SFD-033", "818", "135.4.b" },
  you = { base = { "Doran's Shield", "Recruit" }, runes = { calm = 1 } },

  run = function(t)
    t:expect_unit("Recruit", { no_keywords = { "Tank" }, might = 1 })
    t.you:use("Doran's Shield", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" }, might = 2 })
  end,
}
