-- UNL-064 Fate Weaver.

scenario "The Weaver shows and draws a great spell of the top four" {
  covers = { "UNL-064", "413", "424", "383.4.a" },
  you = {
    hand = { "Fate Weaver" },
    runes = { mind = 5 },
    deck = { "Cleave", "Mega-Mech", "Consult the Past", "Void Seeker", "Progress Day", "Gust" },
  },

  run = function(t)
    t.you:play("Fate Weaver")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Void Seeker")
    t.you:offers_not("pick", "Mega-Mech")
    t.you:offers_not("pick", "Progress Day")
    t.you:answer("Consult the Past")

    t:expect { you = { hand = { "Consult the Past" }, deck = { "Progress Day", "Gust" }, deck_size = 5 } }
    t:log_has("reveals Consult the Past")
  end,
}

scenario "The Weaver need not show a spell" {
  covers = { "UNL-064" },
  you = {
    hand = { "Fate Weaver" },
    runes = { mind = 5 },
    deck = { "Consult the Past", "Mega-Mech", "Cleave", "Void Seeker", "Progress Day" },
  },

  run = function(t)
    t:answers { you = { { pick = {} } } }
    t.you:play("Fate Weaver")
    t:everyone_passes()

    t:expect { you = { hand = {}, deck = { "Progress Day" }, deck_size = 5 } }
  end,
}
