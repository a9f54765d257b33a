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

scenario "What the Mill adds beyond a price stays for the next unit" {
  covers = { "LTR-090", "166", "167", "429" },
  you = { gear = { "Grain Mill" }, hand = { "Haughty Drake", "Haughty Drake", "Stupefy" }, runes = { fury = { exhausted = 2 } } },

  run = function(t)
    t.you:play("Haughty Drake", { to = "base" })
    t:expect { you = { runes = 0, resources_for = { ["Grain Mill"] = { energy = 1 } } } }
    t.you:refused("play", "Stupefy", "357.1")
    t.you:play("Haughty Drake", { to = "base" })

    t:expect { you = { resources_for = { ["Grain Mill"] = false } } }
  end,
}

scenario "What the Press makes beyond a price stays for all" {
  covers = { "LTR-092", "166", "167", "429.3" },
  you = { gear = { "Copper Press" }, hand = { "Vi, Destructive" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Vi, Destructive", { to = "base" })

    t:expect { you = { runes = 3, runes_ready = 0, resources = { any = 1 }, gear = { { "Copper Press", exhausted = true } } } }
  end,
}

scenario "Two Power of one Energy pay two parts of a price" {
  covers = { "LTR-092", "429.3", "357.1" },
  you = { gear = { "Copper Press" }, hand = { "Void Seeker" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { { "Steel Paws", empowered = true } } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Steel Paws" })

    t:expect { you = { runes = 4, runes_ready = 0, resources = { any = 0 }, gear = { { "Copper Press", exhausted = true } } } }
  end,
}
