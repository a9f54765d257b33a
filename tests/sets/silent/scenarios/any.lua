-- What the words say of any number, and of a keyword's number.

scenario "A passive counts as often as its keyword's number says" {
  covers = { "SLT-024", "807" },
  you = { base = { "Rising Dough" } },

  run = function(t) t:expect_unit("Rising Dough", { might = 3 }) end,
}

scenario "Of any number none may be chosen, and the rest still happens" {
  covers = { "SLT-035", "355.5" },
  you = { hand = { "Loose Count" }, runes = { fury = 1 }, deck = { "Gust" } },
  foe = { base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.you:play("Loose Count", { target = {} })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { base = { "Mega-Mech", "Recruit" } } }
  end,
}

scenario "And where there is none to choose" {
  covers = { "SLT-035" },
  you = { hand = { "Loose Count" }, runes = { fury = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Loose Count")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Of any amount nothing may be paid" {
  covers = { "SLT-036", "444.2" },
  you = { gear = { "Tip Jar" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Tip Jar")
    t:answers { you = { { amount = 0 } } }
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 2 } }
  end,
}

scenario "And something" {
  covers = { "SLT-036" },
  you = { gear = { "Tip Jar" }, runes = { fury = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Tip Jar")
    t:answers { you = { { amount = 2 } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_ready = 0 } }
  end,
}

scenario "A card to name is one of those in positions of the file" {
  covers = { "SLT-030", "760" },
  you = { hand = { "Sealed Tongue" }, runes = { fury = 1 } },
  foe = { hand = { "Gust" } },

  run = function(t)
    t.you:play("Sealed Tongue", { named = "?" })
    t.you:offers("named", "Gust")
    t.you:offers_not("named", "Recruit")
    t.you:answer("Gust")
    t:everyone_passes()

    t:expect { you = { base = { "Sealed Tongue" } } }
  end,
}
