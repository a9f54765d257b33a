-- VEN-131 Decree of Unity.

scenario "An enemy unit or gear of Chaos dies" {
  covers = { "VEN-131", "428", "355.9" },
  you = { hand = { "Decree of Unity" }, runes = { order = 2 }, base = { "Mystic Poro" } },
  foe = { base = { "Shipyard Skulker", "Mega-Mech" }, gear = { "Treasure Trove", "Orb of Regret" } },

  run = function(t)
    t.you:play("Decree of Unity", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Orb of Regret")
    t.you:offers_not("target", "Mystic Poro")
    t.you:offers("target", "Treasure Trove")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" }, base = { "Mega-Mech", "Treasure Trove", "Orb of Regret" } } }
  end,
}

scenario "Gear of Chaos dies too" {
  covers = { "VEN-131", "428" },
  you = { hand = { "Decree of Unity" }, runes = { order = 2 } },
  foe = { gear = { "Scrapheap", "Orb of Regret" } },

  run = function(t)
    t.you:play("Decree of Unity", { target = "Scrapheap" })
    t:everyone_passes()

    t:expect { foe = { gear = { "Orb of Regret" } } }
  end,
}
