scenario "For one Energy more the Sea Monkey is buffed" {
  covers = { "SFD-098", "356.2", "426" },
  you = { hand = { "Sea Monkey", "Sea Monkey" }, runes = { body = 5 } },

  run = function(t)
    t.you:play("Sea Monkey", { additional = true })
    t:everyone_passes()
    t:expect_unit("Sea Monkey", { buffs = 1, might = 3 })
    t.you:play("Sea Monkey")

    t:expect { chain = {}, you = { runes_ready = 0 } }
    t:expect_unit("Sea Monkey#2", { buffs = 0 })
  end,
}
