scenario "Beside another Mech the Breakneck Mech enters ready" {
  covers = { "SFD-071", "369" },
  you = { base = { "Mech" }, hand = { "Breakneck Mech" }, runes = { mind = 8 } },

  run = function(t)
    t.you:play("Breakneck Mech")

    t:expect_unit("Breakneck Mech", { ready = true, keywords = { "Deflect", "Ganking" } })
    t:expect_unit("Mech", { keywords = { "Deflect", "Ganking" } })
  end,
}

scenario "Alone the Breakneck Mech enters exhausted; other units and enemy Mechs get nothing" {
  covers = { "SFD-071", "740" },
  you = { base = { "Recruit" }, hand = { "Breakneck Mech" }, runes = { mind = 8 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Breakneck Mech")

    t:expect_unit("Breakneck Mech", { exhausted = true })
    t:expect_unit("Recruit", { no_keywords = { "Deflect", "Ganking" } })
    t:expect_unit("Mega-Mech", { no_keywords = { "Deflect", "Ganking" } })
  end,
}
