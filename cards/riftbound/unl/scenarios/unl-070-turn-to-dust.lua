-- UNL-070 Turn to Dust.

scenario "A gear turned to dust dies as its controller's next turn begins" {
  covers = { "UNL-070", "Temporary", "816" },
  you = { hand = { "Turn to Dust" }, runes = { mind = 2 }, base = { "Mega-Mech" } },
  foe = { gear = { "Seal of Rage" }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Turn to Dust")
    t:everyone_passes()
    t:expect { foe = { gear = { "Seal of Rage" } } }
    t:next_turn()

    t:expect { foe = { gear = {}, trash = { "Seal of Rage" }, base = { "Recruit" } } }
  end,
}

scenario "Your own gear lives through the foe's turn" {
  covers = { "UNL-070", "Temporary", "816.1.b" },
  you = { hand = { "Turn to Dust" }, runes = { mind = 2 }, gear = { "Seal of Rage" } },

  run = function(t)
    t.you:play("Turn to Dust")
    t:everyone_passes()
    t:next_turn()
    t:expect { you = { gear = { "Seal of Rage" } } }
    t:next_turn()

    t:expect { you = { gear = {} } }
  end,
}
