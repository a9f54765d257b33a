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
