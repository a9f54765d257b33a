-- UNL-182 Curtain Call.

scenario "Curtain Call does one of four things" {
  covers = { "UNL-182", "355.3" },
  you = { hand = { "Curtain Call" }, resources = { energy = 4 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Curtain Call", { mode = "draw 1" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Repeated three times it does all four" {
  covers = { "UNL-182", "820" },
  you = { hand = { "Curtain Call" }, resources = { energy = 6, fury = 2 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:play("Curtain Call", {
      additional = { { true }, { true }, { true } },
      mode = { { "3 damage at a base" }, { "4 Might less at a battlefield" }, { "draw 1" } },
    })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, resources = { energy = 0, fury = 0 } } }
    t:expect_unit("Mega-Mech", { might = 4, damage = 2 })
    t:expect_unit("Vanguard Sergeant", { damage = 3 })
  end,
}

scenario "A second Curtain Call in the same turn has all four again" {
  covers = { "UNL-182", "355.3" },
  you = {
    hand = { "Curtain Call", "Curtain Call" },
    resources = { energy = 8 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Curtain Call", { mode = "draw 1" })
    t:everyone_passes()
    t.you:play("Curtain Call", { mode = "draw 1" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}
