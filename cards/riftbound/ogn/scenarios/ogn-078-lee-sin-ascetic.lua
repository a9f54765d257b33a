-- OGN-078 Lee Sin, Ascetic.

scenario "Lee Sin buffs himself, again and again" {
  covers = { "OGN-078", "702", "377" },
  you = { base = { "Lee Sin, Ascetic" } },

  run = function(t)
    t.you:use("Lee Sin, Ascetic")
    t:everyone_passes()
    t:expect_unit("Lee Sin, Ascetic", { buffs = 1, might = 6, exhausted = true })
    t:next_turn()
    t:next_turn()
    t.you:use("Lee Sin, Ascetic")
    t:everyone_passes()

    t:expect_unit("Lee Sin, Ascetic", { buffs = 2, might = 7 })
  end,
}

scenario "Others may give Lee Sin a further buff too" {
  covers = { "OGN-078", "702", "OGN-136" },
  you = { base = { { "Lee Sin, Ascetic", buffs = 2 } }, hand = { "Pit Rookie" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Pit Rookie", { target = "Lee Sin, Ascetic" })
    t:everyone_passes()

    t:expect_unit("Lee Sin, Ascetic", { buffs = 3, might = 8 })
  end,
}

scenario "Stand United counts each of Lee Sin's buffs" {
  covers = { "OGN-078", "OGN-053" },
  you = { base = { { "Lee Sin, Ascetic", buffs = 2 } }, hand = { "Stand United" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Stand United", { target = "Lee Sin, Ascetic" })
    t:everyone_passes()

    t:expect_unit("Lee Sin, Ascetic", { buffs = 3, might = 11 })
  end,
}

scenario "Exhausted, Lee Sin does not train" {
  covers = { "OGN-078", "203.3" },
  you = { base = { { "Lee Sin, Ascetic", exhausted = true } } },

  run = function(t)
    t.you:refused("use", "Lee Sin, Ascetic", "203.3")
  end,
}

scenario "Of Lee Sin's many buffs one is spent" {
  covers = { "OGN-078", "OGN-146", "705" },
  you = { base = { { "Lee Sin, Ascetic", buffs = 3, exhausted = true } }, hand = { "Wallop" } },

  run = function(t)
    t.you:play("Wallop", { target = "Lee Sin, Ascetic" })
    t:everyone_passes()

    t:expect_unit("Lee Sin, Ascetic", { buffs = 2, might = 7, ready = true })
  end,
}
