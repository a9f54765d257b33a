-- What lasts as long as a card stays attached (434, 435, 718).

scenario "What it did to a third thing lasts as long as it is attached" {
  covers = { "TIE-005", "434", "435" },
  you = {
    gear = { "Choking Leash" }, base = { "Shipyard Skulker" }, hand = { "Disarm" }, runes = { fury = 2, body = 1 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Choking Leash", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t.you:play("Disarm", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "It lasts beyond the turn" {
  covers = { "TIE-005", "317.2.c" },
  you = { gear = { "Choking Leash" }, base = { "Shipyard Skulker" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Choking Leash", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "Attached to another unit, the first effect has ended and a new one begins" {
  covers = { "TIE-005", "TIE-014", "434.1.f" },
  you = {
    gear = { "Choking Leash" }, base = { "Shipyard Skulker", "Vanguard Sergeant" }, hand = { "Hand Over" },
    runes = { fury = 3 },
  },
  foe = { base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.you:use("Choking Leash", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t.you:play("Hand Over", { target = { { "Choking Leash" }, { "Vanguard Sergeant" }, { "Recruit" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "When the host dies it ends" {
  covers = { "TIE-005", "719.5" },
  you = {
    gear = { "Choking Leash" }, base = { "Shipyard Skulker" }, hand = { "Vengeance" }, runes = { fury = 2, order = 4 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Choking Leash", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect { you = { base = { "Choking Leash" } } }
  end,
}

scenario "When the attached card goes to the trash it ends" {
  covers = { "TIE-005", "434" },
  you = {
    gear = { "Choking Leash" }, base = { "Shipyard Skulker" }, hand = { "Rocket Barrage" },
    runes = { mind = 4, fury = 2 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Choking Leash", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t.you:play("Rocket Barrage", { mode = "kill a gear", target = "Choking Leash" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "It is over before it begins where the card came off first" {
  covers = { "TIE-005", "TIE-015", "435" },
  you = {
    gear = { "Choking Leash" }, base = { "Shipyard Skulker" }, hand = { "Quick Release" }, runes = { fury = 3 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Choking Leash", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:pass()
    t.you:play("Quick Release", { target = "Choking Leash" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "The host that was taken over keeps it: the card is still attached" {
  covers = { "TIE-005", "191" },
  you = {
    units = { ["0"] = { "Shipyard Skulker" } }, gear = { "Choking Leash" }, runes = { fury = 2 },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Possession" }, runes = { chaos = 8 } },

  run = function(t)
    t.you:use("Choking Leash", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Possession", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { controller = "foe", attached = { "Choking Leash" } })
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "What the host was given by the attached text ends with it" {
  covers = { "TIE-006", "718" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Borrowed Crown" } } }, hand = { "Disarm" }, runes = { body = 1 },
  },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:everyone_passes()
    t:fight()
    t:expect_unit("Shipyard Skulker", { might = 4, keywords = { "Tank" } })
    t.you:play("Disarm", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 3, keywords = {} })
  end,
}

scenario "The host is a copy until the mask comes off" {
  covers = { "TIE-007", "477.1.b" },
  you = {
    gear = { "Mask of Many" }, base = { "Shipyard Skulker" }, hand = { "Disarm" }, runes = { fury = 2, body = 1 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Mask of Many", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech", "Mask of Many" } } }
    t:next_turn()
    t:next_turn()
    t.you:play("Disarm", { target = "Mega-Mech#1" })
    t:everyone_passes()
    t:expect { you = { base = { "Shipyard Skulker", "Mask of Many" } } }
  end,
}

scenario "A copy ends when its maker leaves" {
  covers = { "TIE-012", "477.1.b", "124" },
  you = { base = { "Recruit" }, hand = { "Living Portrait", "Vengeance" }, runes = { mind = 1, order = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Living Portrait", { target = { { "Recruit" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech", "Living Portrait" } } }
    t.you:play("Vengeance", { target = "Living Portrait" })
    t:everyone_passes()
    t:expect { you = { base = { "Recruit" } } }
  end,
}

scenario "A copy that is played is banished when its maker leaves" {
  covers = { "TIE-013", "394" },
  you = { hand = { "Dream Weaver", "Vengeance" }, runes = { mind = 1, order = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Dream Weaver")
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech", "Dream Weaver" } } }
    t.you:play("Vengeance", { target = "Dream Weaver" })
    t:everyone_passes()
    t:expect { you = { base = {} } }
  end,
}
