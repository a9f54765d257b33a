-- `another` in what does it: neither the card itself nor an ability of it (words.md).

scenario "A spell that takes itself away is not another" {
  covers = { "TIE-080" },
  you = { hand = { "Own Recall" }, deck = { "Defy", "Void Seeker" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Own Recall")
    t:everyone_passes()
    t:expect { you = { deck_bottom = { "Own Recall" }, banished = {} } }
  end,
}

scenario "A spell that counters it is another: it is banished" {
  covers = { "TIE-080", "425" },
  you = { hand = { "Own Recall" }, deck = { "Defy", "Void Seeker" }, runes = { calm = 1 } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Own Recall")
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Own Recall" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = {}, banished = { "Own Recall" }, deck = { "Defy", "Void Seeker" } } }
  end,
}

scenario "A unit hears what another one kills, and not what it kills" {
  covers = { "TIE-081" },
  you = { base = { "Jealous Hunter", "Jealous Hunter" }, deck = { "Defy", "Void Seeker" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Jealous Hunter#1")
    t:everyone_passes()
    t:everyone_passes()
    t:expect { foe = { trash = { "Mega-Mech" } }, you = { hand = { "Defy" } } }
  end,
}
