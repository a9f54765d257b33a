-- UNL-080 Hwei, Brooding Painter.

scenario "Hwei moves, draws and discards a spell: another card" {
  covers = { "UNL-080", "446", "413", "422" },
  you = { base = { "Hwei, Brooding Painter" }, hand = { "Gust" }, deck = { "Cleave", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { discard = "Gust" } } }
    t.you:move("Hwei, Brooding Painter", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Pouty Poro" }, trash = { "Gust" } } }
    t:expect_unit("Hwei, Brooding Painter", { might = 5 })
  end,
}

scenario "A discarded gear readies up to two runes" {
  covers = { "UNL-080", "415" },
  you = {
    base = { "Hwei, Brooding Painter" },
    hand = { "Seal of Rage" },
    runes = { mind = { exhausted = 3 } },
    deck = { "Cleave", "Pouty Poro" },
  },

  run = function(t)
    t:answers { you = { { discard = "Seal of Rage", pick = { "Mind Rune#1", "Mind Rune#2" } } } }
    t.you:move("Hwei, Brooding Painter", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, trash = { "Seal of Rage" }, runes_ready = 2 } }
    t:expect_unit("Hwei, Brooding Painter", { might = 5 })
  end,
}

scenario "A discarded unit gives Hwei three Might for the turn" {
  covers = { "UNL-080", "477.3" },
  you = { base = { "Hwei, Brooding Painter" }, deck = { "Pouty Poro", "Cleave" } },

  run = function(t)
    t.you:move("Hwei, Brooding Painter", "0")
    t:everyone_passes()
    t:expect_unit("Hwei, Brooding Painter", { might = 8 })
    t:expect { you = { hand = {}, trash = { "Pouty Poro" } } }
    t:next_turn()

    t:expect_unit("Hwei, Brooding Painter", { might = 5 })
  end,
}
