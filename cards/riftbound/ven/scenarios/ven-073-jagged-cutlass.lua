-- VEN-073 Jagged Cutlass.

scenario "A Body attaches the Cutlass, which gives two Might" {
  covers = { "VEN-073", "Equip", "818", "137.3" },
  you = { base = { "Recruit" }, gear = { "Jagged Cutlass" }, runes = { body = 1 } },

  run = function(t)
    t.you:use("Jagged Cutlass", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, attached = { "Jagged Cutlass" } })
  end,
}

scenario "An enemy spell does not move the host, another unit it does" {
  covers = { "VEN-073", "358.3.a", "446" },
  you = { units = { ["0"] = { { "Recruit", attached = { "Jagged Cutlass" } }, "Mega-Mech" } } },
  foe = { hand = { "Charm", "Charm" }, runes = { calm = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Charm", { target = "Recruit", to = "1" })
    t:everyone_passes()
    t:expect_unit("Recruit", { at = "0" })
    t.foe:play("Charm", { target = "Mega-Mech", to = "1" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "1" })
  end,
}

scenario "The host moves by itself and by spells of its own side" {
  covers = { "VEN-073", "144", "446" },
  you = { base = { { "Recruit", attached = { "Jagged Cutlass" } } }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Recruit", to = "0" })
    t:everyone_passes()
    t:fight()
    t:expect_unit("Recruit", { at = "0" })
    t.you:move("Recruit", "base")

    t:expect_unit("Recruit", { at = "base" })
  end,
}

scenario "An enemy ability does not move the host of the Cutlass" {
  covers = { "VEN-073", "446", "VEN-091" },
  you = { base = { "Corrupted Dragon" } },
  foe = { units = { ["0"] = { { "Recruit", attached = { "Jagged Cutlass" } }, "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Corrupted Dragon", "0", { may = true, target = { "Recruit", "Shipyard Skulker" } })
    t.you:pass()
    t.foe:pass()
    t:expect { foe = { units = { ["0"] = { "Recruit" } }, base = { "Shipyard Skulker" } } }
  end,
}
