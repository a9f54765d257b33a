-- SFD-128 Overzealous Fan.

scenario "Overzealous Fan dies and an attacker goes home" {
  covers = { "SFD-128", "383.4.f", "428" },
  you = { units = { ["0"] = { "Overzealous Fan", "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech", "Daring Poro" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true, target = "?" } } }
    t.foe:move({ "Mega-Mech", "Daring Poro" }, "0")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Mega-Mech")
    t:expect { you = { trash = { "Overzealous Fan" } } }
    t:fight()

    t:expect { foe = { base = { "Mega-Mech" } } }
    t:expect_unit("Mega-Mech", { at = "foe's base", attacking = false })
  end,
}

scenario "Overzealous Fan may live" {
  covers = { "SFD-128", "383.3.a" },
  you = { units = { ["0"] = { "Overzealous Fan", "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = false } } }
    t.foe:move("Mega-Mech", "0")

    t:expect { chain = {}, you = { trash = {} } }
  end,
}

scenario "Overzealous Fan does nothing for other defenders nor as an attacker" {
  covers = { "SFD-128" },
  you = { base = { "Overzealous Fan" }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Petty Officer" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Petty Officer", "0")
    t:expect { chain = {} }
    t:fight()
    t:next_turn()
    t.you:move("Overzealous Fan", "0")

    t:expect { chain = {} }
  end,
}
