-- VEN-105 Twilight Step.

scenario "A unit of at most three Might moves where you like" {
  covers = { "VEN-105", "445", "355.4" },
  you = { hand = { "Twilight Step" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Kinkou Lifeblade" } } },

  run = function(t)
    t.you:play("Twilight Step", { target = "?" })
    t.you:offers_not("target", "Kinkou Lifeblade")
    t.you:offers("target", "Shipyard Skulker")
    t.you:answer("Shipyard Skulker")
    t.you:answer("1")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Kinkou Lifeblade" }, ["1"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "For four Energy and a Chaos it comes out of the trash, and is banished" {
  covers = { "VEN-105", "Flow", "829" },
  you = { trash = { "Twilight Step" }, runes = { chaos = 4 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Twilight Step", { from = "trash", target = "Recruit", destination = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" }, banished = { "Twilight Step" }, trash = {}, runes = 3, runes_ready = 0 } }
  end,
}
