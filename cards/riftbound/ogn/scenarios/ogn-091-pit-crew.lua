-- OGN-091 Pit Crew.

scenario "A gear readies the Crew" {
  covers = { "OGN-091", "419.4.a" },
  you = { hand = { "Orb of Regret" }, runes = { mind = 1 }, base = { { "Pit Crew", exhausted = true } } },

  run = function(t)
    t.you:play("Orb of Regret")
    t:everyone_passes()

    t:expect_unit("Pit Crew", { ready = true })
  end,
}

scenario "A unit, and a gear of the foe's, do not" {
  covers = { "OGN-091" },
  you = { base = { { "Pit Crew", exhausted = true } } },
  foe = { hand = { "Orb of Regret", "Pit Crew" }, runes = { mind = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Orb of Regret")
    t:everyone_passes()
    t.foe:play("Pit Crew")
    t:everyone_passes()

    t:expect_unit("your Pit Crew", { exhausted = true })
    t:expect_unit("foe's Pit Crew", { exhausted = true })
  end,
}

scenario "A gear turned up in the foe's turn readies the Crew then" {
  covers = { "OGN-091", "Hidden" },
  you = { base = { { "Pit Crew", exhausted = true } }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Zhonya's Hourglass" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Zhonya's Hourglass", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Pit Crew", { ready = true })
  end,
}
