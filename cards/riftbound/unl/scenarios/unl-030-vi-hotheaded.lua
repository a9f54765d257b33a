-- UNL-030 Vi, Hotheaded.

scenario "Vi doubles her Might, and doubles it again" {
  covers = { "UNL-030", "432", "477.3.c" },
  you = { base = { "Vi, Hotheaded" }, runes = { fury = 4 } },

  run = function(t)
    t.you:use("Vi, Hotheaded")
    t:everyone_passes()
    t:expect_unit("Vi, Hotheaded", { might = 6 })
    t:expect { you = { runes = 3 } }
    t.you:use("Vi, Hotheaded")
    t:everyone_passes()
    t:expect_unit("Vi, Hotheaded", { might = 12 })
    t:expect { you = { runes = 2 } }
    t:next_turn()

    t:expect_unit("Vi, Hotheaded", { might = 3 })
  end,
}

scenario "Vi's Might is read as the doubling happens, and stays so much more" {
  covers = { "UNL-030", "432", "477.3.c" },
  you = { base = { "Vi, Hotheaded" }, hand = { "Discipline" }, runes = { fury = 5 } },

  run = function(t)
    t.you:use("Vi, Hotheaded")
    t.you:play("Discipline", { target = "Vi, Hotheaded" })
    t:everyone_passes()

    t:expect_unit("Vi, Hotheaded", { might = 10 })
  end,
}

scenario "Choosing Vi costs the foe a Power" {
  covers = { "UNL-030", "Deflect" },
  you = { units = { ["0"] = { "Vi, Hotheaded" } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Incinerate", { target = "Vi, Hotheaded" })

    t:expect { foe = { runes = 1 } }
  end,
}
