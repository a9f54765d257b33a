scenario "Two Mighty units make the Jaull-Fish four Energy cheaper" {
  covers = { "SFD-103", "356.4", "708" },
  you = {
    base = { "Mega-Mech", { "Vanguard Sergeant", buffs = 1 }, "Shipyard Skulker" },
    hand = { "Jaull-Fish" },
    runes = { body = 3 },
  },

  run = function(t)
    t.you:play("Jaull-Fish")

    t:expect { you = { runes_ready = 0, runes = 1 } }
    t:expect_unit("Jaull-Fish", { exhausted = true })
  end,
}

scenario "The enemy's Mighty units are no help for the Jaull-Fish" {
  covers = { "SFD-103", "357.1" },
  you = { base = { "Mega-Mech" }, hand = { "Jaull-Fish" }, runes = { body = 4 } },
  foe = { base = { "Mega-Mech", "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Jaull-Fish", "357.1")
  end,
}

scenario "The Jaull-Fish accelerates" {
  covers = { "SFD-103", "805" },
  you = { base = { "Mega-Mech", "Mega-Mech", "Mega-Mech" }, hand = { "Jaull-Fish" }, runes = { body = 5 } },

  run = function(t)
    t.you:play("Jaull-Fish", { additional = true })

    t:expect_unit("Jaull-Fish", { ready = true })
    t:expect { you = { runes = 2, runes_ready = 2 } }
  end,
}
