-- SFD-135 Factory Recall.

scenario "Factory Recall brings an enemy gear to its owner's hand" {
  covers = { "SFD-135", "056", "355.8" },
  you = { hand = { "Factory Recall" }, runes = { chaos = 1 } },
  foe = { base = { { "Mega-Mech", attached = { "Sterak's Gage" } } } },

  run = function(t)
    t.you:play("Factory Recall", { target = "Sterak's Gage" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Sterak's Gage" }, base = { "Mega-Mech" } } }
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Gold that is recalled is gone" {
  covers = { "SFD-135", "SFD-T03", "186.1" },
  you = { hand = { "Factory Recall" }, runes = { chaos = 1 } },
  foe = { gear = { "Gold" } },

  run = function(t)
    t.you:play("Factory Recall", { target = "Gold" })
    t:everyone_passes()

    t:expect { foe = { hand = {}, gear = {} } }
  end,
}

scenario "Factory Recall needs a gear" {
  covers = { "SFD-135", "355.8" },
  you = { hand = { "Factory Recall" }, runes = { chaos = 1 }, base = { "Petty Officer" } },

  run = function(t)
    t.you:refused("play", "Factory Recall", "355.8")
  end,
}
