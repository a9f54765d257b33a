-- SFD-139 Edge of Night.

scenario "Edge of Night from facedown is put on at once" {
  covers = { "SFD-139", "811", "434" },
  you = { units = { ["0"] = { "Petty Officer" }, ["1"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Edge of Night" } } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Edge of Night", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Edge of Night", { attached_to = "Petty Officer", at = "0" })
    t:expect_unit("Petty Officer", { might = 7 })
  end,
}

scenario "Edge of Night from the hand lies in base until it is equipped for one Chaos" {
  covers = { "SFD-139", "818" },
  you = { base = { "Petty Officer" }, hand = { "Edge of Night" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Edge of Night")
    t:expect { chain = {} }
    t:expect_unit("Edge of Night", { attached_to = false })
    t.you:use("Edge of Night", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 7 })
  end,
}

scenario "Edge of Night arms a defender in the middle of a combat" {
  covers = { "SFD-139", "811.1.b", "813" },
  you = { units = { ["0"] = { "Petty Officer" } }, facedown = { ["0"] = { "Edge of Night" } } },
  foe = { base = { { "Mega-Mech", damage = 2 } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Edge of Night", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 7 })
  end,
}
