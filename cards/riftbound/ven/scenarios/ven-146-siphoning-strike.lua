-- VEN-146 Siphoning Strike.

scenario "Four damage, and a death this turn is worth an exhausted rune" {
  covers = { "VEN-146", "417", "430", "390" },
  you = { hand = { "Siphoning Strike" }, runes = { calm = 4 }, rune_deck = { mind = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Siphoning Strike", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { runes = { calm = 4, mind = 1 }, runes_ready = 0 } }
  end,
}

scenario "With seven runes it is seven damage" {
  covers = { "VEN-146", "417" },
  you = { hand = { "Siphoning Strike" }, runes = { calm = { ready = 4, exhausted = 3 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Siphoning Strike", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 7 })
    t:expect { you = { runes = 7 } }
  end,
}

scenario "With six it is four, and a death of the next turn is worth nothing" {
  covers = { "VEN-146", "317.2" },
  you = { hand = { "Siphoning Strike" }, runes = { calm = { ready = 4, exhausted = 2 } }, rune_deck = { mind = 2 } },
  foe = { units = { ["0"] = { "Playful Phantom" } }, hand = { "Hidden Blade" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Siphoning Strike", { target = "Playful Phantom" })
    t:everyone_passes()
    t:expect_unit("Playful Phantom", { damage = 4 })
    t:next_turn()
    t.foe:play("Hidden Blade", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { you = { runes = 6 }, foe = { trash = { "Playful Phantom", "Hidden Blade" } } }
  end,
}
