scenario "Your buff readies the Ancestor" {
  covers = { "SFD-047", "426", "415" },
  you = { base = { { "Simian Ancestor", exhausted = true } }, hand = { "Pit Rookie" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Simian Ancestor" })
    t:everyone_passes()

    t:expect_unit("Simian Ancestor", { buffs = 1, ready = true, might = 6 })
  end,
}

scenario "A second buff is none, and readies nobody" {
  covers = { "SFD-047", "426" },
  you = { base = { { "Simian Ancestor", exhausted = true, buffs = 1 } }, hand = { "Pit Rookie" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Simian Ancestor" })
    t:everyone_passes()

    t:expect_unit("Simian Ancestor", { buffs = 1, exhausted = true })
  end,
}

scenario "A teammate's buff does not ready the Ancestor, nor does the buff of another unit" {
  covers = { "SFD-047", "411.4" },
  you = { base = { { "Simian Ancestor", exhausted = true }, "Recruit" }, hand = { "Pit Rookie" }, runes = { body = 2 } },
  mate = { hand = { "Pit Rookie" }, runes = { body = 2 } },
  turn_player = "mate",

  run = function(t)
    t.mate:play("Pit Rookie", { target = "Simian Ancestor" })
    t:everyone_passes()

    t:expect_unit("Simian Ancestor", { buffs = 1, exhausted = true })
  end,
}
