-- What adds for some things only, and costs resources, is used while these are paid for (429.3).

scenario "The Mill turns Power into Energy while a unit is paid for" {
  covers = { "LTR-090", "429.3", "357.1" },
  you = { gear = { "Grain Mill" }, hand = { "Vanguard Sergeant" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Vanguard Sergeant", { to = "base" })

    t:expect { you = { runes = 0, gear = { { "Grain Mill", exhausted = true } } } }
  end,
}

scenario "For a spell it does nothing" {
  covers = { "LTR-090", "357.1" },
  you = { gear = { "Grain Mill" }, base = { "Recruit" }, hand = { "Discipline" }, runes = { fury = 1 } },

  run = function(t) t.you:refused("play", "Discipline", "357.1") end,
}

scenario "Each Mill is used once" {
  covers = { "LTR-090", "429.3" },
  you = { gear = { "Grain Mill", "Grain Mill" }, hand = { "Mega-Mech" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Mega-Mech", { to = "base" })

    t:expect { you = { units = { base = { "Mega-Mech" } }, runes = 0 } }
    t:expect { you = { gear = { { "Grain Mill", exhausted = true }, { "Grain Mill", exhausted = true } } } }
  end,
}

scenario "One Mill is not used twice" {
  covers = { "LTR-090", "429.3" },
  you = { gear = { "Grain Mill" }, hand = { "Mega-Mech" }, runes = { fury = 4 } },

  run = function(t) t.you:refused("play", "Mega-Mech", "357.1") end,
}
