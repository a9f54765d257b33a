-- UNL-187 Vi, Piltover Enforcer.

scenario "Three excess damage let Vi be exhausted to ready a unit" {
  covers = { "UNL-187", "465.2", "415" },
  you = { legend = "Vi, Piltover Enforcer", base = { "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "0")
    t:answers { you = { { may = true, target = "Vanguard Sergeant" } } }
    t:fight()

    t:expect_unit("Vanguard Sergeant", { ready = true })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Two excess damage are too little" {
  covers = { "UNL-187" },
  you = { legend = "Vi, Piltover Enforcer", base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { chain = {}, you = { legend_exhausted = false, points = 1 } }
  end,
}

scenario "Vi may rest; and a battlefield taken without a combat has no excess damage" {
  covers = { "UNL-187" },
  you = { legend = "Vi, Piltover Enforcer", base = { "Vanguard Sergeant", "Recruit" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "0")
    t:answers { you = { { may = false } } }
    t:fight()
    t:expect { you = { legend_exhausted = false } }
    t.you:move("your Recruit", "1")
    t:fight()

    t:expect { chain = {}, you = { legend_exhausted = false, controls = { "Blank Battlefield", "Blank Battlefield#2" } } }
  end,
}
