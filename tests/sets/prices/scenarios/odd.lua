-- Odd combinations of costs.

scenario "A death in place of the printed cost" {
  covers = { "PRC-085", "356.1" },
  you = { hand = { "Blood Price" }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Blood Price", { to = "base" })
    t:expect { you = { base = { "Blood Price" }, trash = { "Pouty Poro" } } }
  end,
}

scenario "The other price need not be used" {
  covers = { "PRC-085", "356.1" },
  you = { hand = { "Blood Price" }, base = { "Pouty Poro" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Blood Price", { to = "base", may = false })
    t:expect { you = { base = { "Pouty Poro", "Blood Price" }, runes_ready = 0 } }
  end,
}

scenario "With neither price it stays in the hand" {
  covers = { "PRC-085", "203.3" },
  you = { hand = { "Blood Price" }, runes = { fury = 4 } },

  run = function(t) t.you:refused("play", "Blood Price") end,
}

scenario "Alternatives that share an action are told apart by the other" {
  covers = { "PRC-086", "356.2" },
  you = { hand = { "Odd Fork", "Gust", "Mega-Mech" }, base = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Odd Fork", { additional = true, price = "kill" })
    t:everyone_passes()
    t:expect { you = { base = {}, runes_ready = 1, hand_size = 3, trash = { "Pouty Poro", "Gust", "Odd Fork" } } }
  end,
}

scenario "Where one alternative is too dear nobody is asked" {
  covers = { "PRC-086", "356.2" },
  you = { hand = { "Odd Fork", "Gust", "Mega-Mech" }, base = { "Pouty Poro" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Odd Fork", { additional = true })
    t:everyone_passes()
    t:expect { you = { base = {}, hand_size = 3 } }
  end,
}

scenario "Where no alternative can be paid nothing is offered" {
  covers = { "PRC-086", "356.2" },
  you = { hand = { "Odd Fork", "Gust" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Odd Fork")
    t:everyone_passes()
    t:expect { you = { runes_ready = 1, hand = { "Gust" } } }
  end,
}

scenario "From the trash it costs two cards" {
  covers = { "PRC-087", "356.2" },
  you = { trash = { "Grave Singer" }, hand = { "Gust", "Mega-Mech", "Stupefy" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Grave Singer", { from = "trash", discard = { "Gust", "Mega-Mech" } })
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "From the hand it costs none" {
  covers = { "PRC-087", "356.2" },
  you = { hand = { "Gust", "Grave Singer" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Grave Singer")
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "With one card it stays in the trash" {
  covers = { "PRC-087", "203.3" },
  you = { trash = { "Grave Singer" }, hand = { "Gust" }, runes = { fury = 1 } },

  run = function(t) t.you:refused("play", "Grave Singer") end,
}

scenario "Any number of units is discarded" {
  covers = { "PRC-091", "422" },
  you = { hand = { "Any Feast", "Gust", "Mega-Mech", "Pouty Poro" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Any Feast", { discard = { "Mega-Mech", "Pouty Poro" } })
    t:everyone_passes()
    t:expect { you = { hand_size = 3, trash = { "Mega-Mech", "Pouty Poro", "Any Feast" } } }
  end,
}

scenario "Two costs with alternatives each" {
  covers = { "PRC-088", "356.2" },
  you = { hand = { "Double Fork", "Gust" }, base = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Double Fork", { price = { { "discard" }, { "kill" } }, additional = true })
    t:everyone_passes()
    t:expect { you = { base = {}, runes_ready = 1, hand_size = 1 } }
  end,
}

scenario "What is left pays for the second cost" {
  covers = { "PRC-088", "356.2" },
  you = { hand = { "Double Fork" }, base = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Double Fork", { additional = true, price = "kill" })
    t:everyone_passes()
    t:expect { you = { base = {}, runes_ready = 0, hand_size = 1 } }
  end,
}

scenario "Without a way for the first it is not played" {
  covers = { "PRC-088", "203.3" },
  you = { hand = { "Double Fork" }, base = { "Pouty Poro" }, runes = { fury = 1 } },

  run = function(t) t.you:refused("play", "Double Fork") end,
}

scenario "A toll for units that enter at a battlefield" {
  covers = { "PRC-089", "355.2" },
  turn_player = "foe",
  you = { base = { "Door Tax" } },
  foe = { hand = { "Pouty Poro", "Gust" }, units = { ["Void Gate"] = { "Mega-Mech" } }, runes = { calm = 4 } },

  run = function(t)
    t.foe:play("Pouty Poro", { to = "Void Gate" })
    t:expect { foe = { hand = {}, trash = { "Gust" } } }
  end,
}

scenario "No toll at home" {
  covers = { "PRC-089", "355.2" },
  turn_player = "foe",
  you = { base = { "Door Tax" } },
  foe = { hand = { "Pouty Poro", "Gust" }, units = { ["Void Gate"] = { "Mega-Mech" } }, runes = { calm = 4 } },

  run = function(t)
    t.foe:play("Pouty Poro", { to = "base" })
    t:expect { foe = { hand = { "Gust" }, trash = {} } }
  end,
}

scenario "What adds resources is paid by one or the other" {
  covers = { "PRC-090", "429" },
  floats = true,
  you = { gear = { "Fork Mill" }, hand = { "Gust" } },

  run = function(t)
    t.you:use("Fork Mill", { price = "exhaust" })
    t.you:use("Fork Mill")
    t:expect { you = { resources = { energy = 2 }, hand = {} } }
  end,
}

scenario "Two discards want two cards" {
  covers = { "PRC-069", "PRC-089", "203.3" },
  turn_player = "foe",
  you = { base = { "Door Tax" } },
  foe = { hand = { "Toll Lander", "Gust" }, units = { ["Void Gate"] = { "Mega-Mech" } }, runes = { fury = 1 } },

  run = function(t)
    t.foe:refused("play", "Toll Lander", "Void Gate", "203.3")
    t.foe:play("Toll Lander", { to = "base" })
    t:expect { foe = { hand = { "Gust" } } }
  end,
}

scenario "With two cards both are paid" {
  covers = { "PRC-069", "PRC-089", "356.2" },
  turn_player = "foe",
  you = { base = { "Door Tax" } },
  foe = { hand = { "Toll Lander", "Gust", "Stupefy" }, units = { ["Void Gate"] = { "Mega-Mech" } }, runes = { fury = 1 } },

  run = function(t)
    t.foe:play("Toll Lander", { to = "Void Gate", discard = "Gust" })
    t:expect { foe = { hand = {} } }
  end,
}

scenario "A card that names another works in a game without that" {
  covers = { "PRC-073" },
  you = { hand = { "Deep Vein" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Deep Vein")
    t:expect { you = { base = { "Deep Vein" } } }
  end,
}

scenario "A keyword is paid with a card of a kind or a death" {
  covers = { "PRC-092", "821" },
  you = { gear = { "Keyword Fork", "Keyword Fork" }, base = { "Pouty Poro" }, hand = { "Gust" } },

  run = function(t)
    t.you:use("Keyword Fork#1", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { might = 3 })
    t:expect { you = { trash = { "Keyword Fork" }, hand = { "Gust" } } }
  end,
}

scenario "A spell is dearer if it chooses the Gate" {
  covers = { "PRC-093", "356.3" },
  you = { units = { ["Void Gate"] = { "Dear Gate" } }, base = { "Pouty Poro" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Stupefy", { target = "?" })
    t.you:offers("target", "Pouty Poro")
    t.you:offers_not("target", "Dear Gate")
    t.you:answer("Pouty Poro")
  end,
}

scenario "Two others are exhausted, and none of them twice" {
  covers = { "PRC-094", "203", "357.2" },
  you = { base = { "Late Payer", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:use("Late Payer")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}

scenario "With one other the Payer does not count for two" {
  covers = { "PRC-094", "203.3" },
  you = { base = { "Late Payer", "Mega-Mech" } },

  run = function(t) t.you:refused("use", "Late Payer", "203.3") end,
}

scenario "A trigger is paid with its own return" {
  covers = { "PRC-095", "383.3" },
  you = { base = { "Second Fork" } },
  foe = { units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Second Fork", "Void Gate")
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "The total is fixed before the discount dies for it" {
  covers = { "PRC-013", "PRC-093", "356", "357" },
  you = { units = { ["Void Gate"] = { "Dear Gate", "Pouty Poro" } }, hand = { "Bound Giant" }, runes = { body = 4 } },

  run = function(t)
    t.you:play("Bound Giant", { to = "Void Gate", cost = "Dear Gate" })
    t:expect { you = { trash = { "Dear Gate" }, runes_ready = 0, units = { ["Void Gate"] = { "Pouty Poro", "Bound Giant" } } } }
  end,
}

scenario "What dies for the cost adds nothing more to the payment" {
  covers = { "PRC-013", "PRC-031", "203.3", "357.2" },
  you = { base = { "Rich Vein" }, gear = { "Gold", "Gold" }, hand = { "Bound Giant" }, runes = { body = 3 } },

  run = function(t) t.you:refused("play", "Bound Giant") end,
}

scenario "Only what can be spared is offered for the cost" {
  covers = { "PRC-013", "PRC-031", "357.3" },
  you = { base = { "Rich Vein", "Pouty Poro" }, gear = { "Gold", "Gold" }, hand = { "Bound Giant" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("Bound Giant", { to = "base", cost = "?" })
    t.you:offers("cost", "Pouty Poro")
    t.you:offers_not("cost", "Rich Vein")
    t.you:answer("Pouty Poro")
    t:expect { you = { base = { "Rich Vein", "Bound Giant" }, runes_ready = 0 } }
  end,
}

scenario "Executions that choose different modes are paid for as a whole" {
  covers = { "PRC-027", "PRC-093", "355.3", "357.3" },
  you = { base = { "Dear Gate" }, hand = { "Closing Act" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Closing Act", { mode = "draw" })
    t:everyone_passes()
    t:expect { you = { hand_size = 1, runes_ready = 0 } }
  end,
}
