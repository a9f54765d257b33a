-- What a card does as it is played, when its additional costs are paid (355.1, 357).

scenario "What goes with an additional cost happens when it is paid" {
  covers = { "LTR-065", "357" },
  you = { hand = { "Vowed Squire", "Mega-Mech" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Vowed Squire")

    t:expect_unit("Vowed Squire", { empowered = true })
    t:expect { you = { trash = { "Mega-Mech" }, runes_ready = 0 } }
  end,
}

scenario "Text below a cost knows that it was paid" {
  covers = { "LTR-066", "356.2" },
  you = { hand = { "Late Vow", "Mega-Mech" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Late Vow", { additional = true })

    t:expect_unit("Late Vow", { empowered = true })
  end,
}

scenario "And that it was not" {
  covers = { "LTR-066", "356.2" },
  you = { hand = { "Late Vow", "Mega-Mech" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Late Vow", { additional = false })

    t:expect_unit("Late Vow", { empowered = false })
    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "A cost that another card gives runs what it says, too" {
  covers = { "LTR-067", "357" },
  you = { gear = { "Gate Toll" }, hand = { "Mega-Mech" }, runes = { fury = 8 } },

  run = function(t)
    t.you:play("Mega-Mech", { additional = true })

    t:expect_unit("Mega-Mech", { empowered = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A spell does so before its targets are chosen" {
  covers = { "LTR-068", "357" },
  you = { base = { "Recruit" }, hand = { "Offered Page" }, runes = { fury = 1 }, deck = { "Gust" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Offered Page", { additional = true, target = "Mega-Mech" })
    t:expect { you = { hand = { "Gust" }, base = {} } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}
