scenario "Whoever chooses Hexdrinker's host pays a Power" {
  covers = { "SFD-102", "809", "136.2" },
  you = { units = { ["0"] = { { "Shipyard Skulker", attached = { "Hexdrinker" } } } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4, keywords = { "Deflect" } })
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })

    t:expect { foe = { runes = 1 } }
  end,
}

scenario "Hexdrinker in base deflects nothing, and goes on for one Body" {
  covers = { "SFD-102", "135.4.b", "818" },
  you = { base = { "Hexdrinker", "Recruit" }, runes = { body = 1 } },

  run = function(t)
    t:expect_unit("Recruit", { no_keywords = { "Deflect" } })
    t.you:use("Hexdrinker", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2, keywords = { "Deflect" } })
  end,
}
