-- OGN-220 Facebreaker.

scenario "Facebreaker stuns one of yours and one of theirs at the same battlefield" {
  covers = { "OGN-220", "423", "355.8" },
  you = {
    hand = { "Facebreaker" },
    runes = { order = 2 },
    base = { "Mega-Mech", "Vanguard Sergeant" },
    units = { ["1"] = { "Soaring Scout" } },
  },
  foe = { units = { ["0"] = { "Petty Officer", "Mountain Drake" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Facebreaker", { target = "?" })
    t.you:offers_not("target", "Vanguard Sergeant")
    t.you:offers_not("target", "Soaring Scout")
    t.you:answer("Mega-Mech")
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Mountain Drake")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Mountain Drake", { stunned = true })
    t:expect_unit("Petty Officer", { stunned = false })
  end,
}

scenario "The two stunned units do each other no harm" {
  covers = { "OGN-220", "423", "465.2.a" },
  you = { hand = { "Facebreaker" }, runes = { order = 2 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Facebreaker", { target = { { "Mega-Mech" }, { "Petty Officer" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Petty Officer", { stunned = true })
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Petty Officer" } } }, you = { base = { "Mega-Mech" }, points = 0 } }
  end,
}

scenario "Units at two battlefields do not face each other" {
  covers = { "OGN-220", "355.8" },
  you = { hand = { "Facebreaker" }, runes = { order = 2 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { units = { ["1"] = { "Petty Officer" } } },

  run = function(t)
    t.you:refused("play", "Facebreaker", "355.8")
  end,
}

scenario "When the enemy has left, Facebreaker still stuns your own" {
  covers = { "OGN-220", "359.3.e.5" },
  you = { hand = { "Facebreaker" }, runes = { order = 2 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Petty Officer" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Facebreaker", { target = { { "Mega-Mech" }, { "Petty Officer" } } })
    t.you:pass()
    t.foe:play("Flash", { target = { "Petty Officer" } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Petty Officer", { stunned = false, at = "base" })
  end,
}

scenario "From facedown Facebreaker stuns at its own battlefield" {
  covers = { "OGN-220", "811.1.d" },
  turn_player = "foe",
  you = { facedown = { ["0"] = { "Facebreaker" } }, units = { ["0"] = { "Daring Poro" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Facebreaker", { from = "facedown", target = { { "Daring Poro" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["0"] = { "Daring Poro" } } }, foe = { base = { "Mega-Mech" }, points = 0 } }
  end,
}

scenario "When your own has left, Facebreaker still stuns the enemy" {
  covers = { "OGN-220", "355.11.b", "359.3.e.5" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Daring Poro" } }, hand = { "Facebreaker" }, runes = { order = 2 } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Facebreaker", { target = { { "Daring Poro" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { stunned = true })
    t:expect { you = { hand = { "Daring Poro" } } }
  end,
}
