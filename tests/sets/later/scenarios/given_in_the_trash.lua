-- A keyword that a card in the trash was given says all that it says of the play (829).

scenario "Flow that was given for a turn banishes the spell afterwards" {
  covers = { "LTR-082", "829.1.b.1" },
  you = { hand = { "Old Melody" }, trash = { "Stupefy" }, runes = { mind = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Old Melody", { target = "Stupefy" })
    t:everyone_passes()
    t.you:play("Stupefy", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { banished = { "Stupefy" }, trash = { "Old Melody" } } }
  end,
}

scenario "So does one that a gear gives to all of them" {
  covers = { "LTR-083", "829.1.b.1" },
  you = { gear = { "Echo Vault" }, trash = { "Stupefy" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Stupefy", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { banished = { "Stupefy" }, trash = {} } }
  end,
}

scenario "A spell that is played from the hand goes to the trash, and has Flow there" {
  covers = { "LTR-083", "829.1.b.1", "124" },
  you = { gear = { "Echo Vault" }, hand = { "Stupefy" }, runes = { mind = 6 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { trash = { "Stupefy" } } }
    t.you:play("Stupefy", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { banished = { "Stupefy" } } }
  end,
}
