-- OGN-148 Anivia, Primal.

scenario "Attacking, Anivia deals three to every enemy here" {
  covers = { "OGN-148", "383.4.e", "417" },
  you = { base = { "Anivia, Primal", "Recruit" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech", "Pouty Poro" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move({ "Anivia, Primal", "Recruit" }, "0")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Recruit" } } } }
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("your Recruit", { damage = 0 })
  end,
}

scenario "Anivia, gone before her storm, deals nothing" {
  covers = { "OGN-148", "359.3.f.1" },
  you = { base = { "Anivia, Primal", "Recruit" }, hand = { "Retreat" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move({ "Anivia, Primal", "Recruit" }, "0")
    t.you:play("Retreat", { target = "Anivia, Primal" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "What lies facedown is no unit for Anivia's storm" {
  covers = { "OGN-148", "107.3", "129.4" },
  you = { base = { "Anivia, Primal" } },
  foe = { facedown = { ["0"] = { "Teemo, Scout" } }, units = { ["0"] = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Anivia, Primal", "0")
    t:everyone_passes()

    t:expect { foe = { facedown = { ["0"] = { "Teemo, Scout" } }, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}
