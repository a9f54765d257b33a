-- OGN-237 King's Edict.

scenario "King's Edict: the foe names one of their own units and it dies" {
  covers = { "OGN-237" },
  you = { hand = { "King's Edict" }, runes = { order = 6 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer", "Mega-Mech" } },

  run = function(t)
    t:answers { foe = { { pick = "Petty Officer" } } }
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } }, you = { base = { "Daring Poro" } } }
  end,
}

scenario "When only you have units, King's Edict kills none" {
  covers = { "OGN-237" },
  you = { hand = { "King's Edict" }, runes = { order = 6 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" }, trash = { "King's Edict" } } }
  end,
}
