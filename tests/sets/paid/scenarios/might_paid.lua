-- The Might of what pays counts for what may be chosen.

scenario "Of less Might than what was killed one comes back" {
  covers = { "PAI-097", "355.8", "359.3.e.13" },
  you = {
    hand = { "Lesser Return" }, resources = { energy = 1 }, base = { "Shipyard Skulker" },
    trash = { "Daring Poro", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Lesser Return")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" }, trash = { "Mega-Mech", "Shipyard Skulker", "Lesser Return" } } }
  end,
}

scenario "A buff of what is killed counts, and what is no smaller stays" {
  covers = { "PAI-097", "703" },
  you = {
    hand = { "Lesser Return", "Lesser Return" }, resources = { energy = 2 }, base = { { "Daring Poro", buffs = 1 } },
    trash = { "Shipyard Skulker" },
  },

  run = function(t) t.you:refused("play", "Lesser Return") end,
}

scenario "With nothing to kill it is not played" {
  covers = { "PAI-097", "357.3" },
  you = { hand = { "Lesser Return" }, resources = { energy = 1 }, trash = { "Daring Poro" } },

  run = function(t) t.you:refused("play", "Lesser Return") end,
}

scenario "What is discarded counts too" {
  covers = { "PAI-098" },
  you = { hand = { "Fair Culling", "Shipyard Skulker" }, resources = { energy = 1 } },
  foe = { base = { "Daring Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Fair Culling", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } }, you = { trash = { "Shipyard Skulker", "Fair Culling" } } }
  end,
}

scenario "Too small a unit in hand pays for nothing" {
  covers = { "PAI-098" },
  you = { hand = { "Fair Culling", "Daring Poro" }, resources = { energy = 1 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t) t.you:refused("play", "Fair Culling") end,
}

scenario "A thing that waits for its player's turn to end is itself still" {
  covers = { "PAI-099", "390" },
  you = { base = { "Lent Tools" }, hand = { "B.F. Sword" }, deck = { "Gust", "Gust" } },

  run = function(t)
    t.you:use("Lent Tools")
    t:everyone_passes()
    t:next_turn()

    t:expect { you = { base = { "Lent Tools" }, deck_bottom = { "B.F. Sword" } } }
  end,
}
