-- OGN-076 Yasuo, Remorseful.

scenario "Attacking, Yasuo deals his Might to an enemy unit there" {
  covers = { "OGN-076", "383.4.e" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Playful Phantom", "Mega-Mech" } }, base = { "Daring Poro" } },

  run = function(t)
    t:answers { you = { { target = "Playful Phantom" } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Playful Phantom" } }, showdown = "Blank Battlefield" }
  end,
}

scenario "Yasuo's Might is read when his trigger resolves" {
  covers = { "OGN-076", "R209", "359.3.f.2" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Defending, Yasuo deals nothing of his own" {
  covers = { "OGN-076", "383.4.f" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Yasuo, Remorseful" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")

    t:expect { chain = {}, showdown = "Blank Battlefield" }
  end,
}

scenario "What lies facedown is no target for Yasuo" {
  covers = { "OGN-076", "107.3", "355.9" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { facedown = { ["0"] = { "Teemo, Scout" } }, units = { ["0"] = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "0")
    t.you:offers("target", "Mega-Mech")
    t.you:offers_not("target", "Teemo, Scout")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "Yasuo, gone before his blow, has no Might to deal" {
  covers = { "OGN-076", "359.3.e.12" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Smoke Screen", "Gust" }, runes = { mind = 3, chaos = 1 } },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Smoke Screen", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Gust", { target = "Yasuo, Remorseful" })
    t:everyone_passes()

    t:expect { you = { hand = { "Yasuo, Remorseful" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
