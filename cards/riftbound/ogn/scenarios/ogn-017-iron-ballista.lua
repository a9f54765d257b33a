-- OGN-017 Iron Ballista.

scenario "The Ballista comes exhausted and shoots a turn later" {
  covers = { "OGN-017", "149.1", "377" },
  you = { hand = { "Iron Ballista" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Iron Ballista")
    t:expect_unit("Iron Ballista", { exhausted = true, at = "base" })
    t.you:refused("use", "Iron Ballista")
    t:next_turn()
    t:next_turn()
    t.you:use("Iron Ballista", { target = "Vanguard Sergeant" })
    t:expect_unit("Iron Ballista", { exhausted = true })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 2 })
  end,
}

scenario "The Ballista reaches no base" {
  covers = { "OGN-017", "355.8" },
  you = { gear = { "Iron Ballista" } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:refused("use", "Iron Ballista", "355.8")
  end,
}

scenario "In a showdown the Ballista is silent" {
  covers = { "OGN-017", "308.1.a", "377" },
  you = { gear = { "Iron Ballista" }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:refused("use", "Iron Ballista", "308.1.a")
  end,
}
