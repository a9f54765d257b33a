-- OGN-151 Lee Sin, Centered.

scenario "Beside Lee Sin a buff is worth three Might" {
  covers = { "OGN-151", "363" },
  you = {
    units = {
      ["0"] = { { "Lee Sin, Centered", buffs = 1 }, { "Shipyard Skulker", buffs = 1 }, "Recruit" },
      ["1"] = { { "Mega-Mech", buffs = 1 } },
    },
  },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t:expect_unit("Lee Sin, Centered", { might = 7 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "In the base Lee Sin has no battlefield" {
  covers = { "OGN-151", "364" },
  you = { base = { "Lee Sin, Centered", { "Shipyard Skulker", buffs = 1 } } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4 })
  end,
}

scenario "Two Lee Sins help each other, and others twice" {
  covers = { "OGN-151" },
  you = { units = { ["0"] = { { "Lee Sin, Centered", buffs = 1 }, "Lee Sin, Centered", { "Recruit", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Lee Sin, Centered#1", { might = 9 })
    t:expect_unit("Lee Sin, Centered#2", { might = 6 })
    t:expect_unit("Recruit", { might = 6 })
  end,
}

scenario "An enemy's buff beside Lee Sin is worth one Might" {
  covers = { "OGN-151" },
  you = { base = { "Lee Sin, Centered" } },
  foe = { units = { ["0"] = { { "Mega-Mech", buffs = 1 } } } },

  run = function(t)
    t.you:move("Lee Sin, Centered", "0")

    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "Lee Sin comes ready for one Energy and one Body more" {
  covers = { "OGN-151", "Accelerate", "805" },
  you = { hand = { "Lee Sin, Centered" }, runes = { body = 7 } },

  run = function(t)
    t.you:play("Lee Sin, Centered", { additional = true })

    t:expect_unit("Lee Sin, Centered", { ready = true })
    t:expect { you = { runes = 6 } }
  end,
}

scenario "A unit that loses Lee Sin's help may die of the damage it has" {
  covers = { "OGN-151", "142.4.b", "323" },
  you = { units = { ["0"] = { "Lee Sin, Centered", { "Recruit", buffs = 1, damage = 3 } } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 4, damage = 3 })
    t.you:move("Lee Sin, Centered", "base")

    t:expect { you = { units = { ["0"] = {} }, controls = {} } }
  end,
}
