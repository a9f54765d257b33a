-- OGN-235 Karma, Channeler.

scenario "Recycling a card buffs a friendly unit" {
  covers = { "OGN-235", "416", "426" },
  you = { base = { "Karma, Channeler", "Vi, Destructive" }, trash = { "Gust" } },

  run = function(t)
    t:answers { you = { { target = "Vi, Destructive" } } }
    t.you:use("Vi, Destructive")
    t:everyone_passes()

    t:expect_unit("Vi, Destructive", { buffs = 1, might = 5 })
    t:expect { you = { deck_bottom = { "Gust" } } }
  end,
}

scenario "A rune recycled for Power is no card" {
  covers = { "OGN-235", "R175", "052", "Q24" },
  you = { base = { "Karma, Channeler" }, hand = { "Gust", "Charm" }, runes = { calm = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "0" })
    t:expect { chain = { "Charm" }, you = { runes = 1 } }
    t:everyone_passes()

    t:expect_unit("Karma, Channeler", { buffs = 0 })
  end,
}

scenario "Karma's own Vision counts" {
  covers = { "OGN-235", "817" },
  you = { hand = { "Karma, Channeler" }, runes = { order = 7 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:answers { you = { { recycle = "Gust" } } }
    t.you:play("Karma, Channeler", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Karma, Channeler", { buffs = 1, might = 7 })
    t:expect { you = { deck = { "Flash", "Gust" } } }
  end,
}

scenario "Burning out recycles the trash: Karma buffs a unit" {
  covers = { "OGN-235", "431", "411.1" },
  you = { base = { "Karma, Channeler" }, deck = {}, trash = { "Gust" }, hand = { "Salvage" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Salvage")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { points = 1 } }
    t:expect_unit("Karma, Channeler", { buffs = 1 })
  end,
}

scenario "Cards recycled to the foe's deck are nothing to Karma" {
  covers = { "OGN-235", "OGN-212" },
  you = { base = { "Karma, Channeler" }, gear = { "Forge of the Future" }, trash = {} },
  foe = { trash = { "Flash", "Charm" } },

  run = function(t)
    t.you:use("Forge of the Future", { pick = { "Flash", "Charm" } })
    t:everyone_passes()

    t:expect_unit("Karma, Channeler", { buffs = 0 })
  end,
}

scenario "All that Divine Judgment recycles is one occasion for Karma, if she is spared" {
  covers = { "OGN-235", "OGN-244", "383.1" },
  you = {
    base = { "Karma, Channeler", "Recruit" },
    hand = { "Divine Judgment", "Gust", "Flash", "Charm", "Defy" },
    runes = { order = 9 },
    deck = {},
  },
  foe = { deck = {} },

  run = function(t)
    t:answers {
      you = { { pick = { { 1, 2 }, { 1, 2 }, { 1, 2 } }, target = "Recruit" } },
      foe = { { pick = { { 1, 2 }, { 1, 2 } } } },
    }
    t.you:play("Divine Judgment")
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
    t:expect { you = { deck_size = 2 }, chain = {} }
  end,
}
