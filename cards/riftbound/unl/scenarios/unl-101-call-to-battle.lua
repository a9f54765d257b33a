-- UNL-101 Call to Battle.

scenario "The Call brings a unit of yours and one of theirs to a battlefield of yours" {
  covers = { "UNL-101", "446", "355.10" },
  you = { hand = { "Call to Battle" }, runes = { body = 3 }, base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t:answers { foe = { { pick = "Shipyard Skulker" } } }
    t.you:play("Call to Battle", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0" })
    t:expect_unit("Shipyard Skulker", { at = "0" })
  end,
}

scenario "Their unit comes from another battlefield as well, and it is no choice of yours" {
  covers = { "UNL-101" },
  you = { hand = { "Call to Battle" }, runes = { body = 3 }, base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Call to Battle", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()
    t:expect { asked = "foe" }
    t.foe:offers_not("pick", "Mega-Mech")
    t.foe:answer("Pouty Poro")

    t:expect_unit("Pouty Poro", { at = "0" })
  end,
}

scenario "A unit that is at your only battlefield already has nowhere to go" {
  covers = { "UNL-101", "R033", "355.4.a", "355.8" },
  you = { hand = { "Call to Battle" }, runes = { body = 3 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Call to Battle", "355.8")
  end,
}
