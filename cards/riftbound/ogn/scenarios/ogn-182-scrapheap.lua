-- OGN-182 Scrapheap.

scenario "Scrapheap draws when it is played" {
  covers = { "OGN-182", "383.4.a" },
  you = { hand = { "Scrapheap" }, runes = { chaos = 2 }, deck = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Scrapheap")
    t:everyone_passes()

    t:expect_unit("Scrapheap", { ready = true, at = "base" })
    t:expect { you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "Scrapheap draws when it is discarded" {
  covers = { "OGN-182", "422", "384" },
  you = { hand = { "Chemtech Enforcer", "Scrapheap" }, runes = { fury = 2 }, deck = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Scrapheap" } } }
  end,
}

scenario "Scrapheap draws when it is killed" {
  covers = { "OGN-182", "428" },
  you = { gear = { "Scrapheap" }, hand = { "Fading Memories" }, runes = { chaos = 4 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Fading Memories", { target = "Scrapheap" })
    t:everyone_passes()
    t:next_turn()
    t:expect { you = { gear = { "Scrapheap" } } }
    t:next_turn()

    t:expect { you = { gear = {}, hand = { "Pouty Poro", "Mega-Mech" } } }
  end,
}

scenario "In the trash Scrapheap draws nothing for another card that is discarded" {
  covers = { "OGN-182", "384" },
  you = { hand = { "Chemtech Enforcer", "Cleave" }, trash = { "Scrapheap" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Scrapheap", "Cleave" } } }
  end,
}
