-- SFD-161 B.F. Sword.

scenario "B.F. Sword gives three Might for one Order" {
  covers = { "SFD-161", "818", "137.3" },
  you = { gear = { "B.F. Sword" }, base = { "Petty Officer" }, runes = { order = 1 } },

  run = function(t)
    t.you:use("B.F. Sword", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 8, attached = { "B.F. Sword" } })
    t:expect { you = { runes = 0 } }
  end,
}
