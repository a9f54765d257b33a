-- UNL-190 Lilting Lullaby.

scenario "The Lullaby counters a spell, and its player plays no other this turn" {
  covers = { "UNL-190", "425", "054" },
  turn_player = "foe",
  you = { hand = { "Lilting Lullaby", "Cleave" }, resources = { energy = 3, calm = 2 }, base = { "Recruit" } },
  foe = { hand = { "Cleave", "Cleave", "Daring Poro" }, resources = { energy = 4 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Lilting Lullaby")
    t:everyone_passes()

    t:expect { foe = { trash = { "Cleave" } } }
    t:expect_unit("Mega-Mech", { no_keywords = "Assault" })
    t.foe:refused("play", "Cleave")
    t.foe:play("Daring Poro")
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Cleave", { target = "Mega-Mech" })
  end,
}

scenario "In the next turn its player plays spells again" {
  covers = { "UNL-190", "317.2" },
  turn_player = "foe",
  you = { hand = { "Lilting Lullaby" }, resources = { energy = 2, calm = 2 } },
  foe = { hand = { "Cleave", "Stupefy" }, runes = { fury = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Lilting Lullaby")
    t:everyone_passes()
    t.foe:refused("play", "Stupefy")
    t:next_turn()
    t:next_turn()
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "A spell that its own player counters leaves the Lullaby nobody to silence" {
  covers = { "UNL-190", "R066", "359.3.e.7", "359.3.e.14.a" },
  turn_player = "foe",
  you = { hand = { "Lilting Lullaby" }, resources = { energy = 2, calm = 2 } },
  foe = { hand = { "Cleave", "Wind Wall", "Cleave" }, resources = { energy = 5, calm = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Lilting Lullaby")
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Cleave" })
    t:everyone_passes()
    t:expect { foe = { trash = { "Wind Wall", "Cleave" } }, you = { trash = { "Lilting Lullaby" } } }
    t.foe:play("Cleave", { target = "Mega-Mech" })
  end,
}
