-- VEN-115 Ocean Drake.

scenario "Ocean Drake comes to an open battlefield, and may return a unit that is no Dragon" {
  covers = { "VEN-115", "355.2", "170.11", "056" },
  you = { hand = { "Ocean Drake" }, runes = { chaos = 8 } },
  foe = { units = { ["1"] = { "Mega-Mech", "Blazing Scorcher" } } },

  run = function(t)
    t.you:refused("play", "Ocean Drake", "1", "355.2")
    t.you:play("Ocean Drake", { to = "0", may = true, target = "?" })
    t.you:offers_not("target", "Blazing Scorcher")
    t.you:offers_not("target", "Ocean Drake")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Ocean Drake", { at = "0", exhausted = true })
    t:expect { foe = { hand = { "Mega-Mech" }, units = { ["1"] = { "Blazing Scorcher" } } } }
  end,
}

scenario "Ocean Drake returns nothing if its player does not want it" {
  covers = { "VEN-115", "383.3.a" },
  you = { hand = { "Ocean Drake" }, runes = { chaos = 8 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Ocean Drake", { to = "base", may = false })

    t:expect { chain = {}, foe = { units = { ["1"] = { "Mega-Mech" } } } }
  end,
}
