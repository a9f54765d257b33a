-- Control for a while, and abilities whose source changes sides: rules 191, 359.3.

scenario "It is taken for as long as the thief stays, and goes back when it leaves" {
  covers = { "W14", "191", "359.3.e.16", "LTR-043" },
  you = { hand = { "Light Fingers" }, runes = { chaos = 3 } },
  foe = { base = { "Strong Rope" }, hand = { "Final Spark" }, runes = { mind = 8, order = 8 } },

  run = function(t)
    t.you:play("Light Fingers", { to = "base" })
    t:everyone_passes()
    t:expect { you = { base = { "Light Fingers", "Strong Rope" } }, foe = { base = {} } }
    t:next_turn()
    t.foe:play("Final Spark", { target = "Light Fingers" })
    t:everyone_passes()

    t:expect { you = { base = {} }, foe = { base = { "Strong Rope" } } }
    t:expect_unit("Strong Rope", { controller = "foe" })
  end,
}

scenario "Gone before its ability resolves, the thief takes nothing" {
  covers = { "W14", "359.3.e.16", "LTR-043" },
  you = { hand = { "Light Fingers" }, controls = { "0" }, units = { ["0"] = { "Wise Hound" } }, runes = { chaos = 3 } },
  foe = { base = { "Strong Rope" }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Light Fingers", { to = "0" })
    t.you:pass()
    t.foe:play("Gust", { target = "Light Fingers" })
    t:everyone_passes()

    t:expect { you = { hand = { "Light Fingers" }, base = {} }, foe = { base = { "Strong Rope" } } }
    t:expect_unit("Strong Rope", { controller = "foe" })
  end,
}

scenario "Yasuo taken over in response: his trigger resolves as it was" {
  covers = { "W15", "191.4.b", "359.3.f.4", "OGN-076", "LTR-044" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Passing Loyalty" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Passing Loyalty", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Yasuo, Remorseful", { controller = "foe" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}

scenario "Control for the turn ends with it, and the unit goes home" {
  covers = { "191", "317.2.c", "LTR-044" },
  you = { hand = { "Passing Loyalty" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech" } }, foe = { base = {} } }
    t:next_turn()

    t:expect { you = { base = {} }, foe = { base = { "Mega-Mech" } } }
    t:expect_unit("Mega-Mech", { controller = "foe" })
  end,
}
