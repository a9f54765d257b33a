-- UNL-045 Forgotten Signpost.

scenario "The Signpost brings a unit to the one that was exhausted" {
  covers = { "UNL-045", "446", "414" },
  you = { gear = { "Forgotten Signpost" }, base = { "Mega-Mech", "Pouty Poro" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:use("Forgotten Signpost", { target = "Mega-Mech", cost = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0", ready = true })
    t:expect_unit("Recruit", { exhausted = true })
    t:expect_unit("Forgotten Signpost", { exhausted = true })
  end,
}

scenario "In a fight the Signpost calls help" {
  covers = { "UNL-045", "Action", "806" },
  you = { gear = { "Forgotten Signpost" }, base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:use("Forgotten Signpost", { target = "Mega-Mech", cost = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { at = "0", defending = true })
  end,
}

scenario "The unit that pays is not the one that moves: with one ready unit that one pays" {
  covers = { "UNL-045", "203.3" },
  you = { gear = { "Forgotten Signpost" }, base = { { "Recruit", exhausted = true } }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Forgotten Signpost")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect_unit("Recruit", { at = "0", exhausted = true })
  end,
}

scenario "A lone unit cannot follow the Signpost, nor can an enemy point the way" {
  covers = { "UNL-045", "203.3" },
  you = { gear = { "Forgotten Signpost" }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("use", "Forgotten Signpost")
  end,
}

scenario "The Signpost moves no enemy" {
  covers = { "UNL-045" },
  you = { gear = { "Forgotten Signpost" }, base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:use("Forgotten Signpost", { target = "?" })
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "base", ready = true })
  end,
}
