-- UNL-095 Grim Resolve.

scenario "A grimly resolved unit that wins its combat brings two experience" {
  covers = { "UNL-095", "466.3", "390", "477.3" },
  you = { base = { "Recruit" }, hand = { "Grim Resolve" }, runes = { body = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:play("Grim Resolve")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 4 })
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 2, units = { ["0"] = { "Recruit" } } } }
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Another unit's victory brings nothing, nor a conquest without a fight" {
  covers = { "UNL-095", "466.3" },
  you = { base = { "Recruit", "Mega-Mech" }, hand = { "Grim Resolve" }, runes = { body = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Grim Resolve", { target = "Recruit" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t:fight()
    t.you:move("Recruit", "1")
    t:fight()

    t:expect { you = { xp = 0, points = 2 } }
  end,
}

scenario "In the next turn victory brings nothing" {
  covers = { "UNL-095", "317.2" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Grim Resolve" }, runes = { body = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Grim Resolve")
    t:everyone_passes()
    t:next_turn()
    t.foe:move("Recruit", "0")
    t:fight()

    t:expect { you = { xp = 0 }, foe = { trash = {} } }
  end,
}
