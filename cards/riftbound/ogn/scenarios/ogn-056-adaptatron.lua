-- OGN-056 Adaptatron.

scenario "Conquering, Adaptatron may trade a gear for a buff" {
  covers = { "OGN-056", "383.4.c", "205" },
  you = { base = { "Adaptatron" } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:move("Adaptatron", "0")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { foe = { trash = { "Orb of Regret" } } }
    t:expect_unit("Adaptatron", { buffs = 1, might = 4 })
  end,
}

scenario "Adaptatron may leave the gear" {
  covers = { "OGN-056", "383.3.a" },
  you = { base = { "Adaptatron" }, gear = { "Orb of Regret" } },

  run = function(t)
    t.you:move("Adaptatron", "0")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { gear = { "Orb of Regret" } } }
    t:expect_unit("Adaptatron", { buffs = 0 })
  end,
}

scenario "Without a gear there is nothing to trade" {
  covers = { "OGN-056", "402.4" },
  you = { base = { "Adaptatron" } },

  run = function(t)
    t.you:move("Adaptatron", "0")
    t:fight()

    t:expect_unit("Adaptatron", { buffs = 0 })
  end,
}
