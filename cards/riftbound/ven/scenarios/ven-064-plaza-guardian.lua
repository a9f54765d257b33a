-- VEN-064 Plaza Guardian.

scenario "Each gear of yours takes an Energy off the Guardian" {
  covers = { "VEN-064", "356.4" },
  you = { hand = { "Plaza Guardian" }, gear = { "Orb of Regret", "Hextech Disc", "Questionable Tome" }, runes = { mind = 7 } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Plaza Guardian", { to = "base" })

    t:expect_unit("Plaza Guardian", { might = 8, keywords = "Deflect" })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Gear of the foe makes the Guardian no cheaper" {
  covers = { "VEN-064", "357.1" },
  you = { hand = { "Plaza Guardian" }, gear = { "Orb of Regret", "Hextech Disc" }, runes = { mind = 7 } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t) t.you:refused("play", "Plaza Guardian", "base", "357.1") end,
}
