-- UNL-067 Ruined Rex.

scenario "The dying Rex deals four to an enemy" {
  covers = { "UNL-067", "Deathknell", "808" },
  you = { base = { "Ruined Rex", "Recruit" } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Ruined Rex" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "Units that a Deathknell brings come too late for the Rex, who died at the same time" {
  covers = { "UNL-067", "R079", "337.3", "355.5" },
  you = { base = { { "Ruined Rex", damage = 2 } } },
  foe = { units = { ["0"] = { "Machine Evangel" } } },

  run = function(t)
    t.you:move("Ruined Rex", "0")
    t:fight()

    t:expect { you = { trash = { "Ruined Rex" } }, foe = { base = { "Recruit", "Recruit", "Recruit" } } }
  end,
}
