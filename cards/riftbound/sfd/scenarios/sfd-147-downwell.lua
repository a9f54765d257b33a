-- SFD-147 Downwell.

scenario "Downwell empties the board of units and gear, tokens for good" {
  covers = { "SFD-147", "056", "186.1" },
  you = { hand = { "Downwell" }, runes = { chaos = 8 }, base = { "Daring Poro", "Orb of Regret" } },
  foe = { units = { ["0"] = { { "Mega-Mech", attached = { "Recurve Bow" } }, "Recruit" } }, gear = { "Gold" } },

  run = function(t)
    t.you:play("Downwell")
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro", "Orb of Regret" }, base = {}, runes = 6, trash = { "Downwell" } } }
    t:expect { foe = { hand = { "Mega-Mech", "Recurve Bow" }, units = { ["0"] = {} }, base = {}, controls = {} } }
  end,
}

scenario "Downwell returns what changed sides to its owner" {
  covers = { "SFD-147", "127" },
  you = { hand = { "Downwell" }, runes = { chaos = 8 }, base = { { "Mega-Mech", owner = "foe" } }, legend = "Jinx, Loose Cannon" },

  run = function(t)
    t.you:play("Downwell")
    t:everyone_passes()

    t:expect { you = { hand = {}, legend = "Jinx, Loose Cannon" }, foe = { hand = { "Mega-Mech" } } }
  end,
}
