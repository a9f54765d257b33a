-- VEN-086 Gangplank, Naval.

scenario "Two Body empower Gangplank" {
  covers = { "VEN-086", "Empower", "827" },
  you = { base = { "Gangplank, Naval" }, runes = { body = 3 } },

  run = function(t)
    t.you:use("Gangplank, Naval")
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { empowered = true, might = 6 })
    t:expect { you = { runes = 1, runes_ready = 1 } }
  end,
}

scenario "A spell that would stun an Empowered Gangplank makes him stronger" {
  covers = { "VEN-086", "370.1", "423" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true } } } },
  foe = { hand = { "Rune Prison" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Rune Prison", { target = "Gangplank, Naval" })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { stunned = false, might = 9 })
    t:next_turn()
    t:expect_unit("Gangplank, Naval", { might = 6 })
  end,
}

scenario "An ability that chooses Gangplank is no better" {
  covers = { "VEN-086", "370.1" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true } } } },
  foe = { hand = { "Solari Shieldbearer" }, runes = { calm = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Solari Shieldbearer", { target = "Gangplank, Naval" })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { stunned = false, might = 9 })
  end,
}

scenario "Might that a spell would take from the Gangplank it has chosen is given" {
  covers = { "VEN-086", "370.1", "477.3" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true } } } },
  foe = { hand = { "Smoke Screen" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Smoke Screen", { target = "Gangplank, Naval" })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { might = 9 })
  end,
}

scenario "A spell that would return Gangplank leaves him there, three Might stronger" {
  covers = { "VEN-086", "370.1" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true } } } },
  foe = { hand = { "Rebuke" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Rebuke", { target = "Gangplank, Naval" })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { at = "0", might = 9, empowered = true })
    t:expect { you = { hand = {} } }
  end,
}

scenario "Of a swap Gangplank's loss alone is replaced" {
  covers = { "VEN-086", "R044", "433.1.a", "433.1.b", "370.1" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true }, "Recruit" } } },
  foe = { hand = { "Switcheroo" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Switcheroo", { target = { { "Gangplank, Naval" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { might = 9 })
    t:expect_unit("Recruit", { might = 6 })
  end,
}

scenario "What returns everybody has not chosen Gangplank, and returns him" {
  covers = { "VEN-086", "355.10" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true } } } },
  foe = { hand = { "Downwell" }, runes = { chaos = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Downwell")
    t:everyone_passes()

    t:expect { you = { hand = { "Gangplank, Naval" }, units = { ["0"] = {} } } }
  end,
}

scenario "Without the status Gangplank is stunned" {
  covers = { "VEN-086", "Empowered", "828" },
  you = { units = { ["0"] = { "Gangplank, Naval" } } },
  foe = { hand = { "Rune Prison" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Rune Prison", { target = "Gangplank, Naval" })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { stunned = true, might = 6 })
  end,
}

scenario "Your own spell that would return Gangplank is replaced too, and what else it says happens" {
  covers = { "VEN-086", "359.3.e.14.b", "370.1" },
  you = { units = { ["0"] = { { "Gangplank, Naval", empowered = true } } }, hand = { "Retreat" }, runes = { mind = 1 }, rune_deck = { fury = 2 } },

  run = function(t)
    t.you:play("Retreat", { target = "Gangplank, Naval" })
    t:everyone_passes()

    t:expect_unit("Gangplank, Naval", { at = "0", might = 9 })
    t:expect { you = { hand = {}, runes = 2, runes_exhausted = 2 } }
  end,
}
