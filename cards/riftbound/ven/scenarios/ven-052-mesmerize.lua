-- VEN-052 Mesmerize.

scenario "Mesmerize returns a friendly unit" {
  covers = { "VEN-052", "Reaction", "355.3" },
  you = { base = { "Shipyard Skulker" }, hand = { "Mesmerize" }, runes = { mind = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Mesmerize", { mode = "return a friendly unit to its owner's hand" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, base = {} } }
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Or it takes two Might from an enemy unit, for the turn" {
  covers = { "VEN-052", "477.3", "355.3" },
  you = { base = { "Shipyard Skulker" }, hand = { "Mesmerize" }, runes = { mind = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Mesmerize", { mode = "give an enemy unit -2 {might} this turn" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}
