-- UNL-109 Blood Rose.

scenario "For one Energy a unit that you play brings an experience" {
  covers = { "UNL-109", "728", "383.3" },
  you = { gear = { "Blood Rose" }, hand = { "Pouty Poro", "Pouty Poro" }, runes = { fury = 6 } },

  run = function(t)
    t:answers { you = { { may = true }, { may = false } } }
    t.you:play("Pouty Poro")
    t:everyone_passes()
    t:expect { you = { xp = 1, runes_ready = 3 } }
    t.you:play("Pouty Poro")
    t:everyone_passes()

    t:expect { you = { xp = 1, runes_ready = 1 } }
  end,
}

scenario "A gear of yours and a unit of the foe's bring no experience" {
  covers = { "UNL-109" },
  you = { gear = { "Blood Rose" }, hand = { "Seal of Rage" }, runes = { fury = 1, calm = 3 } },
  foe = { hand = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Seal of Rage")
    t:expect { chain = {} }
    t:next_turn()
    t.foe:play("Pouty Poro")

    t:expect { chain = {} }
  end,
}

scenario "Three experience and the Rose's exhaustion ready a unit" {
  covers = { "UNL-109", "415", "203.3" },
  you = { gear = { "Blood Rose" }, base = { { "Recruit", exhausted = true } }, xp = 5 },

  run = function(t)
    t.you:use("Blood Rose")
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Blood Rose", { exhausted = true })
    t:expect { you = { xp = 2 } }
  end,
}

scenario "Two experience are too few for the Rose" {
  covers = { "UNL-109", "203.3" },
  you = { gear = { "Blood Rose" }, base = { { "Recruit", exhausted = true } }, xp = 2 },

  run = function(t)
    t.you:refused("use", "Blood Rose")
  end,
}
