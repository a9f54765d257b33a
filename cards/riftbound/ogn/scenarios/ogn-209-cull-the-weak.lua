-- OGN-209 Cull the Weak.

scenario "Cull the Weak: each player kills one of the own units, nothing is targeted" {
  covers = { "OGN-209", "R112", "355.10.e" },
  you = { hand = { "Cull the Weak" }, runes = { order = 2 }, base = { "Daring Poro", "Petty Officer" } },
  foe = { base = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:answers { you = { "Petty Officer" }, foe = { "Pouty Poro" } }
    t:everyone_passes()

    t:expect {
      you = { base = { "Daring Poro" }, trash = { "Petty Officer", "Cull the Weak" } },
      foe = { base = { "Mega-Mech" }, trash = { "Pouty Poro" } },
    }
  end,
}

scenario "A player without units kills none" {
  covers = { "OGN-209", "055" },
  you = { hand = { "Cull the Weak" }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:everyone_passes()

    t:expect { foe = { base = {}, trash = { "Mega-Mech" } } }
  end,
}

scenario "In a game of three each kills one of their own, the turn player first" {
  covers = { "OGN-209", "303.2" },
  you = { hand = { "Cull the Weak" }, runes = { order = 3 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech", "Daring Poro" } },
  foe2 = { base = { "Soaring Scout", "Mystic Poro" } },

  run = function(t)
    t:answers { foe = { { pick = "Daring Poro" } }, foe2 = { { pick = "Soaring Scout" } } }
    t.you:play("Cull the Weak")
    t:everyone_passes()

    t:expect {
      you = { base = {} },
      foe = { base = { "Mega-Mech" } },
      foe2 = { base = { "Mystic Poro" }, runes = 1 },
    }
  end,
}
