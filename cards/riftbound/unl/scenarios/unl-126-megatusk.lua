-- UNL-126 Megatusk.

scenario "Three experience give Megatusk and your units beside it Ganking" {
  covers = { "UNL-126", "728", "810" },
  you = { units = { ["0"] = { "Megatusk", "Recruit" }, ["1"] = { "Shipyard Skulker" } }, xp = 4 },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Megatusk")
    t:expect { you = { xp = 1 } }
    t:everyone_passes()

    t:expect_unit("Megatusk", { keywords = "Ganking" })
    t:expect_unit("Recruit", { keywords = "Ganking" })
    t:expect_unit("Shipyard Skulker", { no_keywords = "Ganking" })
    t:next_turn()
    t:expect_unit("Recruit", { no_keywords = "Ganking" })
  end,
}

scenario "Two experience are not enough for Megatusk" {
  covers = { "UNL-126" },
  you = { units = { ["0"] = { "Megatusk" } }, xp = 2 },

  run = function(t)
    t.you:refused("use", "Megatusk", "203.3")
  end,
}
