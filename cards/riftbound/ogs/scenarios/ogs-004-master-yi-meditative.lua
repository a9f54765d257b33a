-- OGS-004 Master Yi, Meditative: four Might more from eight runes on.

scenario "Master Yi, Meditative has 8 Might beside eight runes, exhausted ones counted" {
  covers = { "OGS-004", "364" },
  you = { base = { "Master Yi, Meditative" }, runes = { calm = { ready = 3, exhausted = 5 } } },

  run = function(t)
    t:expect_unit("Master Yi, Meditative", { might = 8 })
  end,
}

scenario "Seven runes are not enough for Master Yi, Meditative, whatever the other side has" {
  covers = { "OGS-004", "364" },
  you = { base = { "Master Yi, Meditative" }, runes = { calm = 7 } },
  foe = { runes = { calm = 9 } },

  run = function(t)
    t:expect_unit("Master Yi, Meditative", { might = 4 })
  end,
}

scenario "Recycling the eighth rune costs a damaged Master Yi, Meditative his life" {
  covers = { "OGS-004", "142.4.b", "323.5" },
  you = {
    base = { { "Master Yi, Meditative", damage = 4 } },
    hand = { "Void Seeker" },
    runes = { fury = 8 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Master Yi, Meditative", { might = 8, damage = 4 })
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { you = { runes = 7, trash = { "Master Yi, Meditative" } } }
    t:everyone_passes()
  end,
}

scenario "Channeling the eighth rune makes Master Yi, Meditative stronger at once" {
  covers = { "OGS-004", "364", "430" },
  you = {
    base = { "Master Yi, Meditative" },
    hand = { "Mobilize" },
    runes = { body = 7 },
  },

  run = function(t)
    t:expect_unit("Master Yi, Meditative", { might = 4 })
    t.you:play("Mobilize")
    t:everyone_passes()

    t:expect_unit("Master Yi, Meditative", { might = 8 })
  end,
}
