-- OGN-267 Miss Fortune, Bounty Hunter: exhaust her for Ganking this turn.

scenario "Miss Fortune, Bounty Hunter lets a unit move between battlefields this turn" {
  covers = { "OGN-267", "810", "377" },
  you = {
    legend = { "Miss Fortune, Bounty Hunter" },
    units = { ["Void Gate"] = { "Recruit", "Mega-Mech" } },
  },

  run = function(t)
    t.you:refused("move", "Recruit", "Blank Battlefield", "144.4")
    t.you:use("Miss Fortune, Bounty Hunter", { target = "Recruit" })
    t:everyone_passes()
    t.you:refused("move", "Mega-Mech", "Blank Battlefield", "144.4")
    t.you:move("Recruit", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, legend_exhausted = true } }
  end,
}

scenario "The Ganking of Miss Fortune, Bounty Hunter ends with the turn" {
  covers = { "OGN-267", "317.2" },
  you = { legend = { "Miss Fortune, Bounty Hunter" }, units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Miss Fortune, Bounty Hunter")
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = "Ganking" })
    t:next_turn()

    t:expect_unit("Recruit", { no_keywords = "Ganking" })
  end,
}

scenario "Miss Fortune, Bounty Hunter may choose an enemy, and no one twice a turn" {
  covers = { "OGN-267", "203.3" },
  you = { legend = { "Miss Fortune, Bounty Hunter" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Miss Fortune, Bounty Hunter", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = "Ganking" })
    t.you:refused("use", "Miss Fortune, Bounty Hunter", "203.3")
  end,
}
