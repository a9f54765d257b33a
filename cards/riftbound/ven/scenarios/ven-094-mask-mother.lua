-- VEN-094 Mask Mother.

scenario "Mask Mother that you discard gives a friendly unit two Might for an Energy" {
  covers = { "VEN-094", "422", "383.3.b" },
  you = { hand = { "Chemtech Enforcer", "Mask Mother" }, runes = { fury = 3 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { may = true }, { target = "Recruit" } } }
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
    t:expect { you = { trash = { "Mask Mother" }, runes_ready = 0 } }
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "The Energy need not be paid" {
  covers = { "VEN-094", "383.3.a" },
  you = { hand = { "Chemtech Enforcer", "Mask Mother" }, runes = { fury = 3 }, base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "An opponent's spell that makes you discard her will do as well" {
  covers = { "VEN-094", "411.4", "422" },
  you = { hand = { "Mask Mother" }, runes = { fury = 1 }, base = { "Recruit" } },
  foe = { hand = { "Mindsplitter" }, runes = { chaos = 8 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:play("Mindsplitter")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "Her death is no discard" {
  covers = { "VEN-094", "422", "428" },
  you = { units = { ["0"] = { "Mask Mother" } }, runes = { fury = 1 }, base = { "Recruit" } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mask Mother" })
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Mask Mother" } } }
    t:expect_unit("Recruit", { might = 1 })
  end,
}
