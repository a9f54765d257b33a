scenario "Detaching takes the bonus away and tells the attached card" {
  covers = { "725.1", "LTR-006", "LTR-008", "435", "719.5" },
  you = { hand = { "Disarm" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", attached = { { "Strong Rope", controller = "foe" } } } } }, deck = { "Daring Poro" } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t.you:play("Disarm", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3, attached = {} })
    t:expect { foe = { base = { "Strong Rope" }, hand = { "Daring Poro" } } }
  end,
}

scenario "A unit without Equipment is no such target" {
  covers = { "818.3.b", "LTR-006", "355.8" },
  you = { hand = { "Disarm" }, runes = { body = 1 } },
  foe = { base = { "Shipyard Skulker", "Strong Rope" } },

  run = function(t)
    t.you:refused("play", "Disarm", "355.8")
  end,
}

scenario "Attaching elsewhere detaches first" {
  covers = { "434.1.f", "LTR-008", "434.1" },
  you = { base = { "Strong Rope", "Shipyard Skulker", "Vanguard Sergeant" }, deck = { "Daring Poro" }, runes = { fury = 3 }, hand = { "Trade Places" } },

  run = function(t)
    t.you:use("Strong Rope", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:expect { you = { hand = { "Trade Places" } } }
  end,
}

scenario "The attached card of a dead host comes off" {
  covers = { "LTR-008", "719.5", "435.4" },
  you = { base = { { "Shipyard Skulker", attached = { "Strong Rope" } } }, deck = { "Daring Poro" } },
  foe = { hand = { "Final Spark" }, runes = { mind = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" }, base = { "Strong Rope" } } }
  end,
}

scenario "Swapping Might is two lasting changes" {
  covers = { "LTR-007", "433" },
  you = { hand = { "Trade Places" }, base = { "Daring Poro" }, runes = { chaos = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Trade Places", { target = { { "Daring Poro" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { might = 8 })
    t:expect_unit("Mega-Mech", { might = 2 })
    t:next_turn()

    t:expect_unit("Daring Poro", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Each execution has its own mode" {
  covers = { "LTR-012", "820.2", "355.3" },
  you = { hand = { "Echoing Choice" }, base = { "Daring Poro" }, deck = { "Gust" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Echoing Choice", { additional = true, mode = { { "a Might" }, { "a card" } }, target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 3 })
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Second Heart dies in place of its host, who goes home healed and ready" {
  covers = { "LTR-034", "136.2.d", "370" },
  turn_player = "foe",
  you = { units = { ["0"] = { { "Recruit", attached = { "Second Heart" } } } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Second Heart" }, base = { "Recruit" } } }
    t:expect_unit("Recruit", { damage = 0, might = 1, ready = true })
  end,
}
