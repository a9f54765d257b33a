-- What a thing pays it pays before it pays with itself (357.2).

scenario "Its counters and itself are paid at once" {
  covers = { "TIE-082", "357.2", "741" },
  you = { base = { { "Ash Urn", singed = 2 } }, deck = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:use("Ash Urn", { amount = 2 })
    t:everyone_passes()

    t:expect { you = { hand_size = 2, base = {}, trash = { "Ash Urn" } } }
  end,
}

scenario "A counter and itself" {
  covers = { "TIE-083", "357.2" },
  you = { base = { { "Cinder Sprite", singed = 1 } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Cinder Sprite", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Cinder Sprite" } } }
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Without the counter it stays" {
  covers = { "TIE-083", "357.3" },
  you = { base = { "Cinder Sprite" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("use", "Cinder Sprite") end,
}
