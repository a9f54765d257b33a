-- OGN-227 Symbol of the Solari.

scenario "An attack that ends in a tie sends all units home" {
  covers = { "OGN-227" },
  you = { gear = { "Symbol of the Solari" }, base = { "Leona, Determined" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Leona, Determined", "0")
    t:fight()

    t:expect { you = { base = { "Symbol of the Solari", "Leona, Determined" } }, foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "A tie while you defend is none of the Symbol's business" {
  covers = { "OGN-227" },
  turn_player = "foe",
  you = { gear = { "Symbol of the Solari" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Leona, Determined" } },

  run = function(t)
    t.foe:move("Leona, Determined", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Mega-Mech" } } }, foe = { base = { "Leona, Determined" } } }
  end,
}

scenario "Two Symbols send everyone home once, and the battlefield is nobody's" {
  covers = { "OGN-227", "370.2", "466.3.d" },
  you = { gear = { "Symbol of the Solari", "Symbol of the Solari" }, base = { "Leona, Determined" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:move("Leona, Determined", "0")
    t:fight()

    t:expect {
      you = { base = { "Symbol of the Solari", "Symbol of the Solari", "Leona, Determined" }, points = 0 },
      foe = { base = { "Mega-Mech", "Daring Poro" }, controls = {} },
    }
  end,
}

scenario "Two who kill each other are no tie: the Symbol does nothing" {
  covers = { "OGN-227", "740.3" },
  you = { gear = { "Symbol of the Solari" }, base = { "Mega-Mech" } },
  foe = { hand = { "Ride the Wind" }, runes = { chaos = 3 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "foe's Mega-Mech", to = "0" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { trash = { "Mega-Mech" } }, foe = { trash = { "Mega-Mech", "Ride the Wind" } } }
  end,
}
