-- OGN-197 Teemo, Scout: three Might more in the turn he is played.

scenario "Teemo, Scout has 4 Might in the turn he is played, then 1" {
  covers = { "OGN-197", "383.4.a" },
  you = { hand = { "Teemo, Scout" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Teemo, Scout")
    t:everyone_passes()
    t:expect_unit("Teemo, Scout", { might = 4 })
    t:next_turn()

    t:expect_unit("Teemo, Scout", { might = 1 })
  end,
}

scenario "Teemo, Scout comes out of hiding for nothing and surprises an attacker" {
  covers = { "OGN-197", "811", "Q90" },
  turn_player = "foe",
  you = {
    units = { ["Grove of the God-Willow"] = { "Recruit" } },
    facedown = { ["Grove of the God-Willow"] = { "Teemo, Scout" } },
  },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.foe:move("Shipyard Skulker", "Grove of the God-Willow")
    t.foe:pass()
    t.you:play("Teemo, Scout", { from = "facedown" })
    t:everyone_passes()
    t:expect_unit("Teemo, Scout", { at = "Grove of the God-Willow", might = 4, defending = true })
    t:answers { foe = { { assign = "Recruit" } } }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" }, points = 0 } }
  end,
}
