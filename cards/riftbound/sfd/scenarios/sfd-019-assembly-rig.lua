scenario "Assembly Rig makes a Mech of a unit in the trash" {
  covers = { "SFD-019", "377", "416.3" },
  you = { base = { "Assembly Rig" }, trash = { "Recurve Bow", "Shipyard Skulker" }, runes = { fury = 1 } },
  foe = { trash = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Assembly Rig")
    t:expect { you = { trash = { "Recurve Bow" }, deck_bottom = { "Shipyard Skulker" }, runes = 0 } }
    t:everyone_passes()

    t:expect { you = { base = { "Assembly Rig", "Mech" } } }
    t:expect_unit("Mech", { might = 3, exhausted = true })
    t:expect_unit("Assembly Rig", { exhausted = true })
  end,
}

scenario "Assembly Rig needs a unit in the trash" {
  covers = { "SFD-019", "203.3" },
  you = { base = { "Assembly Rig" }, trash = { "Recurve Bow" }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("use", "Assembly Rig")
  end,
}
