-- UNL-018 Yeti Brawler.

scenario "Conquering with three excess damage, the Brawler brings two exhausted Gold" {
  covers = { "UNL-018", "383.4.c", "465.2", "SFD-T03" },
  you = { base = { "Yeti Brawler" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Yeti Brawler", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { gear = { "Gold", "Gold" }, points = 1 } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "Two excess damage is too little for Gold" {
  covers = { "UNL-018", "465.2" },
  you = { base = { "Yeti Brawler" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Yeti Brawler", "0")
    t:fight()

    t:expect { chain = {}, you = { gear = {}, points = 1 } }
  end,
}

scenario "Excess of another fight this turn is not that of the Brawler's conquest" {
  covers = { "UNL-018", "465.2" },
  you = { base = { "Yeti Brawler", "Mega-Mech" } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "1")
    t:fight()
    t.you:move("Yeti Brawler", "0")
    t:fight()

    t:expect { chain = {}, you = { gear = {}, points = 2 } }
  end,
}
