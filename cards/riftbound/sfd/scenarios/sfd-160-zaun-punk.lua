-- SFD-160 Zaun Punk.

scenario "Zaun Punk trades a gear of yours for one of theirs" {
  covers = { "SFD-160", "356.2", "383.4.a" },
  you = { hand = { "Zaun Punk" }, runes = { order = 3 }, base = { "Gold" } },
  foe = { base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Zaun Punk", { additional = true, target = "Orb of Regret" })
    t:expect { you = { gear = {} } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Orb of Regret" } }, you = { base = { "Zaun Punk" } } }
  end,
}

scenario "Unpaid, Zaun Punk breaks nothing" {
  covers = { "SFD-160", "383.2.a.1" },
  you = { hand = { "Zaun Punk" }, runes = { order = 3 }, base = { "Gold" } },
  foe = { base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Zaun Punk", { additional = false })

    t:expect { chain = {}, you = { base = { "Gold", "Zaun Punk" } }, foe = { base = { "Orb of Regret" } } }
  end,
}

scenario "Zaun Punk's price is no gear of an opponent" {
  covers = { "SFD-160", "355.1" },
  you = { hand = { "Zaun Punk" }, runes = { order = 3 } },
  foe = { base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Zaun Punk")

    t:expect { chain = {}, foe = { base = { "Orb of Regret" } } }
  end,
}
