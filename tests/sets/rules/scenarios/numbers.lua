-- Numbers stay at the end of their range.

scenario "Four passives of 9,999 Might give 9,999, and 300 damage are 300" {
  covers = { "RUL-091", "RUL-092", "477.3" },
  you = {
    base = { "Vast Banner", "Vast Banner", "Vast Banner", "Vast Banner", "Pouty Poro" },
    hand = { "Long Storm", "Long Storm" },
    runes = { fury = 2 },
  },

  run = function(t)
    t:expect_unit("Pouty Poro", { might = 9999 })
    t.you:play("Long Storm", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { might = 9999, damage = 300 })

    t.you:play("Long Storm", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { you = { trash = { "Pouty Poro", "Long Storm", "Long Storm" } } }
  end,
}
