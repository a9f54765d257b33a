scenario "Lucian shoots with his Assault" {
  covers = { "SFD-028", "807", "383.4.e" },
  you = { base = { "Lucian, Gunslinger" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" }, ["1"] = { "Playful Phantom" } } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:move("Lucian, Gunslinger", "0")
    t.you:offers_not("target", "Playful Phantom")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "What gives Lucian Assault gives him bullets" {
  covers = { "SFD-028", "SFD-009", "807" },
  you = {
    base = { { "Lucian, Gunslinger", attached = { "Serrated Dirk" } } },
    hand = { "Cleave" },
    runes = { fury = 1 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Cleave", { target = "Lucian, Gunslinger" })
    t:everyone_passes()
    t.you:move("Lucian, Gunslinger", "0")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}
