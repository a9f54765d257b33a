-- What is linked is found wherever it lies (394), without a place.

scenario "A linked card is found in banishment and played" {
  covers = { "KPT-006", "394", "427" },
  you = { hand = { "Lost and Found" }, trash = { "Mega-Mech", "Shipyard Skulker" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Lost and Found", { pick = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { banished = { "Mega-Mech" } } }
    t.you:use("Lost and Found")
    t:everyone_passes()

    t:expect { you = { banished = {}, units = { base = { "Mega-Mech" } } } }
  end,
}

scenario "With nothing linked there is nothing to use it for" {
  covers = { "KPT-006", "394" },
  you = { gear = { "Lost and Found" }, banished = { "Mega-Mech" } },

  run = function(t) t.you:refused("use", "Lost and Found") end,
}

scenario "A linked card is a target wherever it lies" {
  covers = { "KPT-007", "394", "383.2.c" },
  you = { hand = { "Memory Keeper", "Vengeance" }, trash = { "Gust" }, runes = { mind = 2, order = 8 } },

  run = function(t)
    t.you:play("Memory Keeper", { to = "base" })
    t:everyone_passes()
    t:expect { you = { banished = { "Gust" } } }
    t.you:play("Vengeance", { target = "Memory Keeper" })
    t:everyone_passes()

    t:expect { you = { banished = {}, hand = { "Gust" } } }
  end,
}
