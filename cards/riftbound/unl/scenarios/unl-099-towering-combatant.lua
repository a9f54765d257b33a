-- UNL-099 Towering Combatant.

scenario "The Combatant defends with five Might and takes the damage first" {
  covers = { "UNL-099", "Shield", "Tank", "814", "815" },
  you = { units = { ["0"] = { "Recruit", "Towering Combatant" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:expect_unit("Towering Combatant", { might = 5 })
    t:fight()

    t:expect { you = { trash = { "Towering Combatant" } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Attacking, the Combatant has three Might" {
  covers = { "UNL-099", "Shield" },
  you = { base = { "Towering Combatant" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Towering Combatant", "0")

    t:expect_unit("Towering Combatant", { might = 3, attacking = true })
  end,
}
