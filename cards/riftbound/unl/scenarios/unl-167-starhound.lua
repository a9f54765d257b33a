-- UNL-167 Starhound.

scenario "The Starhound fetches a companion from the trash" {
  covers = { "UNL-167", "056" },
  you = { hand = { "Starhound" }, resources = { energy = 5, order = 1 }, trash = { "Mega-Mech", "Daring Poro", "Gust" } },

  run = function(t)
    t.you:play("Starhound")
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" }, trash = { "Mega-Mech", "Gust" } } }
  end,
}

scenario "A Bird, a Cat, a Dog: each is a companion to the Starhound, the choice is yours" {
  covers = { "UNL-167", "355.5" },
  you = {
    hand = { "Starhound" },
    resources = { energy = 5, order = 1 },
    trash = { "Crimson Pigeons", "Rengar, Trophy Hunter", "Stalking Wolf", "Pouty Poro", "Mega-Mech" },
  },
  foe = { trash = { "Daring Poro" } },

  run = function(t)
    t.you:play("Starhound")
    t.you:offers("target", "Crimson Pigeons")
    t.you:offers("target", "Rengar, Trophy Hunter")
    t.you:offers("target", "Pouty Poro")
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Stalking Wolf")
    t:everyone_passes()

    t:expect { you = { hand = { "Stalking Wolf" } } }
  end,
}
