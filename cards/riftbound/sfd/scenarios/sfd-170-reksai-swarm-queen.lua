-- SFD-170 Rek'Sai, Swarm Queen.

scenario "Rek'Sai brings a unit into her attack, for its cost" {
  covers = { "SFD-170", "383.4.e", "424", "427" },
  you = { base = { "Rek'Sai, Swarm Queen" }, deck = { "Shipyard Skulker", "Gust", "Charm", "Defy" }, runes = { order = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, pick = "Shipyard Skulker", to = "Void Gate" } } }
    t.you:move("Rek'Sai, Swarm Queen", "Void Gate")
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Rek'Sai, Swarm Queen", "Shipyard Skulker" } }, runes_ready = 0 } }
    t:expect_unit("Shipyard Skulker", { attacking = true })
    t:expect { you = { deck = { "Charm", "Defy", "Gust" } } }
  end,
}

scenario "Rek'Sai's unit may also come to the base, her spell resolves at once" {
  covers = { "SFD-170", "355.2" },
  you = { base = { "Rek'Sai, Swarm Queen" }, deck = { "Shipyard Skulker", "Gust", "Charm" }, runes = { order = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, pick = "Shipyard Skulker", to = "base" } } }
    t.you:move("Rek'Sai, Swarm Queen", "Void Gate")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Rek'Sai may find nothing to her taste, or not look at all" {
  covers = { "SFD-170", "383.3.a" },
  you = { base = { "Rek'Sai, Swarm Queen", "Rek'Sai, Swarm Queen" }, deck = { "Shipyard Skulker", "Gust", "Charm" }, runes = { order = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = { { true }, { false } }, pick = {} } } }
    t.you:move({ "Rek'Sai, Swarm Queen#1", "Rek'Sai, Swarm Queen#2" }, "Void Gate")
    t:everyone_passes()

    t:expect { you = { base = {}, deck_size = 3, runes_ready = 3 } }
  end,
}
