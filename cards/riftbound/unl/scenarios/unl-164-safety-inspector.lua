-- UNL-164 Safety Inspector.

scenario "The Inspector's arrival costs every player a unit, you first" {
  covers = { "UNL-164", "428" },
  you = { hand = { "Safety Inspector" }, resources = { energy = 5, order = 1 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech", "Daring Poro" } },

  run = function(t)
    t.you:play("Safety Inspector", { to = "base" })
    t:answers { you = { { pick = "Recruit" } }, foe = { { pick = "Daring Poro" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Safety Inspector" } }, foe = { base = { "Mega-Mech" }, trash = { "Daring Poro" } } }
  end,
}

scenario "Three experience spare you your unit" {
  covers = { "UNL-164", "356.2", "728" },
  you = { hand = { "Safety Inspector" }, resources = { energy = 5, order = 1 }, base = { "Recruit" }, xp = 4 },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Safety Inspector", { to = "base", additional = true })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Safety Inspector" }, xp = 1 }, foe = { trash = { "Daring Poro" } } }
  end,
}

scenario "Alone the Inspector kills itself" {
  covers = { "UNL-164", "055" },
  you = { hand = { "Safety Inspector" }, resources = { energy = 5, order = 1 }, xp = 3 },
  foe = {},

  run = function(t)
    t.you:play("Safety Inspector", { to = "base", additional = false })
    t:everyone_passes()

    t:expect { you = { trash = { "Safety Inspector" }, xp = 3 } }
  end,
}
