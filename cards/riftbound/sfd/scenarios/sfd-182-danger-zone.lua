-- SFD-182 Danger Zone.

scenario "Danger Zone: each of your Mechs is stronger for the turn" {
  covers = { "SFD-182", "477.3", "317.2" },
  you = { hand = { "Danger Zone" }, runes = { fury = 2 }, base = { "Mega-Mech", "Recruit" }, units = { ["0"] = { "Mech" } } },
  foe = { base = { "Adaptatron" } },

  run = function(t)
    t.you:play("Danger Zone", { additional = false })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 9 })
    t:expect_unit("Mech", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Adaptatron", { might = 3 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Danger Zone again costs one Energy and one Power of any domain" {
  covers = { "SFD-182", "820" },
  you = { hand = { "Danger Zone" }, runes = { fury = 1, calm = 1 }, resources = { energy = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Danger Zone", { additional = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
    t:expect { you = { runes = 0 } }
  end,
}
