-- SFD-163 Deathgrip.

scenario "Deathgrip: the victim's Might with its Equipment goes to another friend, and you draw" {
  covers = { "SFD-163", "R184", "710", "137.3", "359.3.e.13" },
  you = {
    hand = { "Deathgrip" },
    runes = { order = 2 },
    base = { { "Daring Poro", attached = { "Sterak's Gage" } }, "Petty Officer" },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Deathgrip", { target = { { "Daring Poro" }, { "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 10 })
    t:expect { you = { trash = { "Daring Poro", "Deathgrip" }, hand = { "Gust" } } }
    t:next_turn()
    t:expect_unit("Petty Officer", { might = 5 })
  end,
}

scenario "Deathgrip on a unit that is saved gives no Might, but a card" {
  covers = { "SFD-163", "R187", "359.3.e.14.b", "OGN-077" },
  you = {
    hand = { "Deathgrip" },
    runes = { order = 2 },
    base = { "Daring Poro", "Petty Officer", "Zhonya's Hourglass" },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Deathgrip", { target = { { "Daring Poro" }, { "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 5 })
    t:expect { you = { trash = { "Zhonya's Hourglass", "Deathgrip" }, hand = { "Gust" } } }
  end,
}

scenario "Deathgrip wants two friends, and takes no enemy" {
  covers = { "SFD-163", "355.8" },
  you = { hand = { "Deathgrip" }, runes = { order = 2 }, base = { "Petty Officer" } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Deathgrip", "355.8")
  end,
}
