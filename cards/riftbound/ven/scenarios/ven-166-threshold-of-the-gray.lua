-- VEN-166 Threshold of the Gray.

scenario "As a combat begins here attacker and defender have an Energy each" {
  covers = { "VEN-166", "429", "464.2.b" },
  battlefields = { "Threshold of the Gray" },
  you = { base = { "Recruit" }, hand = { "Cleave" } },
  foe = { units = { ["Threshold of the Gray"] = { "Pouty Poro" } }, hand = { "En Garde" } },

  run = function(t)
    t.you:move("Recruit", "Threshold of the Gray")
    t:expect { chain = {}, you = { resources = { energy = 1 } }, foe = { resources = { energy = 1 } } }
    t.you:play("Cleave", { target = "Recruit" })
    t.you:pass()
    t.foe:play("En Garde", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { resources = { energy = 0 } }, foe = { resources = { energy = 0 } } }
    t:expect_unit("Pouty Poro", { might = 4 })
  end,
}

scenario "A showdown without a combat brings nothing" {
  covers = { "VEN-166", "344.2" },
  battlefields = { "Threshold of the Gray" },
  you = { base = { "Recruit" }, hand = { "Cleave" } },

  run = function(t)
    t.you:move("Recruit", "Threshold of the Gray")

    t:expect { you = { resources = { energy = 0 } }, foe = { resources = { energy = 0 } } }
  end,
}

scenario "A combat elsewhere brings nothing" {
  covers = { "VEN-166" },
  battlefields = { "Threshold of the Gray" },
  you = { base = { "Recruit" }, hand = { "Cleave" } },
  foe = { units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Recruit", "1")

    t:expect { you = { resources = { energy = 0 } }, foe = { resources = { energy = 0 } } }
  end,
}
