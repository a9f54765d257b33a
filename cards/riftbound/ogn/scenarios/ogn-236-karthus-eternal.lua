-- OGN-236 Karthus, Eternal.

scenario "With Karthus a Deathknell of yours triggers twice" {
  covers = { "OGN-236", "Deathknell" },
  you = {
    hand = { "Vengeance" },
    runes = { order = 4 },
    base = { "Karthus, Eternal", "Soaring Scout" },
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { runes = 4 } }
  end,
}

scenario "An enemy's Deathknell triggers once in spite of Karthus" {
  covers = { "OGN-236", "Deathknell" },
  you = { hand = { "Vengeance" }, runes = { order = 4 }, base = { "Karthus, Eternal" } },
  foe = { base = { "Machine Evangel" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Machine Evangel" })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit", "Recruit", "Recruit" } } }
  end,
}
