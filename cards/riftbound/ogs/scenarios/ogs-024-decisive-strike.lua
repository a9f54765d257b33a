-- OGS-024 Decisive Strike: two Might for every unit of yours this turn.

scenario "Decisive Strike gives every friendly unit 2 Might until the turn ends" {
  covers = { "OGS-024", "477.3" },
  you = {
    units = { ["Void Gate"] = { "Recruit" } },
    base = { "Shipyard Skulker" },
    hand = { "Decisive Strike" },
    runes = { body = 5 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Decisive Strike")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "A unit that comes after Decisive Strike gets nothing" {
  covers = { "OGS-024", "477.3" },
  you = {
    base = { "Recruit" },
    hand = { "Decisive Strike", "Legion Rearguard" },
    runes = { body = 7 },
  },

  run = function(t)
    t.you:play("Decisive Strike")
    t:everyone_passes()
    t.you:play("Legion Rearguard")

    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Legion Rearguard", { might = 2 })
  end,
}

scenario "Decisive Strike is an Action: it turns a combat" {
  covers = { "OGS-024", "806" },
  turn_player = "foe",
  you = {
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } },
    hand = { "Decisive Strike" },
    runes = { body = 5 },
  },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.foe:move("Vanguard Sergeant", "Grove of the God-Willow")
    t.foe:pass()
    t.you:play("Decisive Strike")
    t:everyone_passes()
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" }, points = 0 } }
    t:expect { you = { units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } } } }
  end,
}
