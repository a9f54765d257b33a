scenario "The Rake may kill a gear" {
  covers = { "SFD-032", "383.4.a", "428" },
  you = { hand = { "Disarming Rake" }, runes = { calm = 3 } },
  foe = { base = { { "Shipyard Skulker", attached = { "Long Sword" } } } },

  run = function(t)
    t.you:play("Disarming Rake", { may = true, target = "Long Sword" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Long Sword" } } }
    t:expect_unit("Shipyard Skulker", { might = 3, attached = {} })
  end,
}

scenario "Whoever has the only gear keeps it from the Rake" {
  covers = { "SFD-032", "383.3.a" },
  you = { hand = { "Disarming Rake" }, base = { "Orb of Regret" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Disarming Rake", { may = false })

    t:expect { chain = {}, you = { gear = { "Orb of Regret" } } }
  end,
}
