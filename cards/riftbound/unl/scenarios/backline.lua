scenario "Backline is assigned damage last, Tank first" {
  covers = { "UNL-043", "826", "815", "R191", "465.2" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Enthusiastic Promoter", "Sunlit Guardian", "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:pass()

    -- 8 damage: the Guardian (3, Shield: 4), then the Skulker (3), then one for the rest.
    t:expect { foe = { trash = { "Sunlit Guardian", "Shipyard Skulker" } } }
    t:expect { foe = { units = { ["0"] = { "Enthusiastic Promoter" } } } }
  end,
}

scenario "Backline alone takes the damage" {
  covers = { "UNL-043", "826" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Enthusiastic Promoter" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { trash = { "Enthusiastic Promoter" } } }
  end,
}

scenario "Between two plain units and Backline the attacker chooses among the plain ones" {
  covers = { "UNL-043", "826", "465.2" },
  you = { base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Enthusiastic Promoter", "Mega-Mech", "Mountain Drake" } } },

  run = function(t)
    t.you:move("Playful Phantom", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("assign", "Enthusiastic Promoter")
    t.you:offers("assign", "Mega-Mech")
    t.you:answer("Mountain Drake")

    t:expect { you = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Holding with the Promoter buffs all units there once" {
  covers = { "UNL-043", "426", "702" },
  you = { units = { ["0"] = { "Enthusiastic Promoter", { "Shipyard Skulker", buffs = 1 } }, base = { "Daring Poro" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:end_turn()
    t:everyone_passes()

    t:expect_unit("Enthusiastic Promoter", { buffs = 1, might = 3 })
    t:expect_unit("Shipyard Skulker", { buffs = 1, might = 4 })
    t:expect_unit("Daring Poro", { buffs = 0 })
  end,
}
