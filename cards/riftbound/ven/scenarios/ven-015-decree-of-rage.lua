-- VEN-015 Decree of Rage.

scenario "The Decree deals four to an enemy unit of Calm, wherever it is" {
  covers = { "VEN-015", "Action", "417", "355.9" },
  you = { hand = { "Decree of Rage" }, runes = { fury = 2 }, base = { "Stalwart Poro" } },
  foe = { base = { "Playful Phantom", "Mega-Mech" }, units = { ["0"] = { "Sunlit Guardian" } } },

  run = function(t)
    t.you:play("Decree of Rage", { target = "?" })
    t.you:offers("target", "Playful Phantom")
    t.you:offers("target", "Sunlit Guardian")
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Stalwart Poro")
    t.you:answer("Playful Phantom")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 4 })
  end,
}

scenario "No enemy of Calm, no Decree" {
  covers = { "VEN-015", "355.8" },
  you = { hand = { "Decree of Rage" }, runes = { fury = 2 }, base = { "Stalwart Poro" } },
  foe = { base = { "Mega-Mech", "Recruit" } },

  run = function(t) t.you:refused("play", "Decree of Rage", "355.8") end,
}

scenario "Nothing counters the Decree" {
  covers = { "VEN-015", "425" },
  you = { hand = { "Decree of Rage" }, runes = { fury = 2 } },
  foe = { base = { "Playful Phantom" }, hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Decree of Rage", { target = "Playful Phantom" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Decree of Rage" })
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 4 })
    t:expect { you = { trash = { "Decree of Rage" } }, foe = { trash = { "Wind Wall" } } }
  end,
}
