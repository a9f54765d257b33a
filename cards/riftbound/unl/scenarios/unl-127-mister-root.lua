-- UNL-127 Mister Root.

scenario "A move to a battlefield is worth two experience to Mister Root, the way home nothing" {
  covers = { "UNL-127", "446" },
  you = { base = { "Mister Root" }, units = { ["1"] = { "Mister Root" } } },

  run = function(t)
    t.you:move("Mister Root#1", "0")
    t:everyone_passes()
    t:fight()
    t:expect { you = { xp = 2 } }
    t.you:move("Mister Root#2", "base")

    t:expect { you = { xp = 2 }, chain = {} }
  end,
}
