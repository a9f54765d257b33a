scenario "Show of Strength draws for each Mighty unit of yours" {
  covers = { "SFD-106", "708", "413" },
  you = {
    base = { "Mega-Mech", { "Vanguard Sergeant", buffs = 1 }, "Shipyard Skulker" },
    hand = { "Show of Strength" },
    runes = { body = 2 },
    deck = { "Gust", "Flash", "Tibbers" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Show of Strength")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Show of Strength counts as it resolves" {
  covers = { "SFD-106", "359.3" },
  you = { base = { "Playful Phantom" }, hand = { "Show of Strength" }, runes = { body = 2 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Show of Strength")
    t.you:pass()
    t.foe:play("Frigid Touch", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}
