-- SFD-T02 Sand Soldier.

scenario "A Sand Soldier is a unit token of two Might" {
  covers = { "SFD-T02", "185", "143", "187.4" },
  you = { base = { "Sand Soldier" } },

  run = function(t)
    t:expect_unit("Sand Soldier", { might = 2, token = true })
    t.you:move("Sand Soldier", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Sand Soldier" } }, points = 1 } }
  end,
}

scenario "A Sand Soldier that dies is nowhere any more" {
  covers = { "SFD-T02", "186.1" },
  you = { base = { "Sand Soldier" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Sand Soldier", "0")
    t:fight()

    t:expect { you = { base = {}, trash = {} } }
    t:expect_unit("Mega-Mech", { damage = 0, at = "0" })
  end,
}
