-- A verb of what a player does is of each of the players that it names.

scenario "Each player discards, and each plays a token" {
  covers = { "KPT-018", "422", "350.2", "436" },
  you = { hand = { "Common Woe", "Gust" }, runes = { fury = 1 }, base = {}, deck = { "Mega-Mech", "Mega-Mech", "Mega-Mech" } },
  foe = { hand = { "Incinerate" }, base = {}, deck = {} },
  foe2 = { hand = { "Discipline" }, base = {}, deck = { "Cleave", "Gust" } },

  run = function(t)
    t:answers { you = { { recycle = {} } }, foe2 = { { recycle = "Cleave" } } }
    t.you:play("Common Woe")
    t:everyone_passes()

    t:expect {
      you = { base = { "Recruit" }, hand = { "Mega-Mech", "Mega-Mech", "Mega-Mech" } },
      foe = { base = { "Recruit" }, hand = {}, trash = { "Incinerate" } },
      foe2 = { base = { "Recruit" }, hand = {}, trash = { "Discipline" }, deck = { "Gust", "Cleave" } },
    }
  end,
}

scenario "Who was chosen plays the tokens" {
  covers = { "KPT-019", "350.2" },
  you = { hand = { "Kind Gift" }, runes = { calm = 1 }, base = {} },
  foe = { base = {} },
  foe2 = { base = {} },

  run = function(t)
    t.you:play("Kind Gift", { target = "foe2" })
    t:everyone_passes()

    t:expect { you = { base = {} }, foe = { base = {} }, foe2 = { base = { "Recruit", "Recruit" } } }
  end,
}
