-- A card in the trash knows with which event it came there, and nothing from before that (124).

scenario "Who has died this turn comes back" {
  covers = { "PAI-104", "124" },
  you = { base = { "Rising Cinder" }, hand = { "Two Sparks" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Two Sparks", { target = { { "Rising Cinder" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t.you:play("Rising Cinder")

    t:expect_unit("Rising Cinder", { at = "base" })
  end,
}

scenario "Who lies there from the start does not" {
  covers = { "PAI-104", "124" },
  you = { trash = { "Rising Cinder" }, runes = { fury = 2 } },

  run = function(t) t.you:refused("play", "Rising Cinder") end,
}

scenario "Who was killed was not discarded" {
  covers = { "PAI-105", "124" },
  you = { base = { "Cold Cinder" }, hand = { "Two Sparks" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Two Sparks", { target = { { "Cold Cinder" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t.you:refused("play", "Cold Cinder")
  end,
}
