scenario "Thwonk! stuns an attacker and no one else" {
  covers = { "SFD-040", "423", "355.8" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Thwonk!" }, runes = { calm = 2 } },
  foe = { base = { "Vanguard Sergeant", "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Thwonk!")
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { stunned = true })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit" } } }, foe = { base = { "Vanguard Sergeant", "Mega-Mech" } } }
  end,
}

scenario "Without an attacker there is no Thwonk!" {
  covers = { "SFD-040", "355.8" },
  you = { hand = { "Thwonk!" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:refused("play", "Thwonk!", "355.8")
  end,
}

scenario "Thwonk! repeated stuns two attackers" {
  covers = { "SFD-040", "820" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Thwonk!" }, runes = { calm = 4 } },
  foe = { base = { "Vanguard Sergeant", "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Vanguard Sergeant", "Mega-Mech" }, "0")
    t.foe:pass()
    t.you:play("Thwonk!", { additional = true, target = { { "Vanguard Sergeant" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { stunned = true })
    t:expect_unit("Mega-Mech", { stunned = true })
  end,
}
