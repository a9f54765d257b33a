-- OGN-125 Bilgewater Bully.

scenario "Buffed, the Bully moves from battlefield to battlefield" {
  covers = { "OGN-125", "Ganking", "810" },
  you = { units = { ["0"] = { { "Bilgewater Bully", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Bilgewater Bully", { keywords = { "Ganking" }, might = 7 })
    t.you:move("Bilgewater Bully", "1")
    t:fight()

    t:expect { you = { points = 1, units = { ["1"] = { "Bilgewater Bully" } } } }
  end,
}

scenario "Without a buff the Bully goes home only" {
  covers = { "OGN-125", "144.4", "364" },
  you = { units = { ["0"] = { "Bilgewater Bully" } } },

  run = function(t)
    t:expect_unit("Bilgewater Bully", { no_keywords = { "Ganking" } })
    t.you:refused("move", "Bilgewater Bully", "1", "144.4")
    t.you:offers("move", "Bilgewater Bully", "base")
  end,
}

scenario "With the buff the Bully spends its Ganking" {
  covers = { "OGN-125", "OGN-147", "705" },
  you = { units = { ["0"] = { { "Bilgewater Bully", buffs = 1 } } }, hand = { "Wildclaw Shaman" }, runes = { body = 4 } },

  run = function(t)
    t.you:offers("move", "Bilgewater Bully", "1")
    t.you:play("Wildclaw Shaman", { to = "base", may = true })
    t:everyone_passes()

    t.you:refused("move", "Bilgewater Bully", "1", "144.4")
  end,
}
