-- UNL-108 Wily Newtfish.

scenario "Experience gained this turn lets the Newtfish go on, one Might stronger" {
  covers = { "UNL-108", "728", "Ganking" },
  you = { units = { ["0"] = { "Wily Newtfish" } }, hand = { "Demacian Diplomat" }, runes = { body = 2 } },

  run = function(t)
    t:expect_unit("Wily Newtfish", { might = 4, no_keywords = "Ganking" })
    t.you:refused("move", "Wily Newtfish", "1", "144.4")
    t.you:play("Demacian Diplomat", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Wily Newtfish", { might = 5, keywords = "Ganking" })
    t:next_turn()

    t:expect_unit("Wily Newtfish", { might = 4, no_keywords = "Ganking" })
  end,
}

scenario "Experience of before, and what the foe gains, are nothing to the Newtfish" {
  covers = { "UNL-108" },
  you = { base = { "Wily Newtfish" }, xp = 9 },
  foe = { hand = { "Demacian Diplomat" }, runes = { body = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Demacian Diplomat")
    t:everyone_passes()

    t:expect { foe = { xp = 1 } }
    t:expect_unit("Wily Newtfish", { might = 4 })
  end,
}
