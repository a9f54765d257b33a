scenario "Beside the Monument friendly units deflect, until it falls" {
  covers = { "SFD-104", "809", "816" },
  you = { base = { "Petricite Monument", "Recruit" } },
  foe = { base = { "Daring Poro" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Recruit", { keywords = { "Deflect" } })
    t:expect_unit("Daring Poro", { no_keywords = { "Deflect" } })
    t:next_turn()
    t:everyone_passes()

    t:expect { you = { trash = { "Petricite Monument" } } }
    t:expect_unit("Recruit", { no_keywords = { "Deflect" } })
  end,
}

scenario "An enemy pays a Power for a unit beside the Monument" {
  covers = { "SFD-104", "809" },
  you = { base = { "Petricite Monument", "Recruit" } },
  foe = { hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Recruit" })

    t:expect { foe = { runes = 0 } }
  end,
}
