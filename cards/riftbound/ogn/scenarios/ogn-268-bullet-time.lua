-- OGN-268 Bullet Time: pay power, deal so much to all enemies at a battlefield.

scenario "Bullet Time deals as much as is paid to every enemy there" {
  covers = { "OGN-268", "444", "417" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, hand = { "Bullet Time" }, runes = { body = 4 } },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker", "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Bullet Time", { target = "Zaun Warrens" })
    t:answers { you = { { amount = 3 } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" }, base = { "Recruit" } }, you = { runes = 1 } }
    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Bullet Time may be paid with nothing, and then deals nothing, Bonus Damage neither" {
  covers = { "OGN-268", "444.2", "713" },
  you = { base = { "Annie, Fiery" }, hand = { "Bullet Time" }, runes = { body = 3 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Bullet Time", { target = "Zaun Warrens" })
    t:answers { you = { { amount = 0 } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { you = { runes = 3 } }
  end,
}

scenario "Bullet Time is paid for while it resolves: runes of any domain, one Power each" {
  covers = { "OGN-268", "444.2.c", "204.3" },
  you = { hand = { "Bullet Time" }, runes = { body = 1, fury = 1, calm = { exhausted = 1 } } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Bullet Time", { target = "Zaun Warrens" })
    t:expect { you = { runes = 3 } }
    t:answers { you = { { amount = 3 } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { runes = 0 } }
  end,
}

scenario "Bullet Time is an Action" {
  covers = { "OGN-268", "806" },
  turn_player = "foe",
  you = { units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } }, hand = { "Bullet Time" }, runes = { body = 2 } },
  foe = { base = { "Recruit", "Legion Rearguard" } },

  run = function(t)
    t.foe:move({ "Recruit", "Legion Rearguard" }, "Grove of the God-Willow")
    t.foe:pass()
    t.you:play("Bullet Time", { target = "Grove of the God-Willow" })
    t:answers { you = { { amount = 1 } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["Grove of the God-Willow"] = { { "Legion Rearguard", damage = 1 } } } } }
  end,
}
