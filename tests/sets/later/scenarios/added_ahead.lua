-- What pays for some things only is added ahead of need, and the Rune Pool keeps what it is for (166, 429).

scenario "The Mill is used ahead: its Energy plays units, and no spells" {
  covers = { "LTR-090", "166", "429.3", "357.1" },
  floats = true,
  you = { gear = { "Grain Mill" }, base = { "Recruit" }, hand = { "Pouty Poro", "Discipline" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Grain Mill")
    t:expect { you = { runes = 0, resources_for = { ["Grain Mill"] = { energy = 2 } } } }
    t.you:refused("play", "Discipline", "357.1")
    t.you:play("Pouty Poro", { to = "base" })

    t:expect { you = { units = { base = { "Recruit", "Pouty Poro" } }, resources_for = { ["Grain Mill"] = false } } }
  end,
}

scenario "What is for some things is spent before what is for all" {
  covers = { "LTR-090", "166" },
  floats = true,
  you = { gear = { "Grain Mill" }, hand = { "Pouty Poro" }, resources = { energy = 2 },
    resources_for = { ["Grain Mill"] = { energy = 1 } } },

  run = function(t)
    t.you:play("Pouty Poro", { to = "base" })

    t:expect { you = { resources = { energy = 1 }, resources_for = { ["Grain Mill"] = false } } }
  end,
}

scenario "What is left of it when it has paid stays for these things" {
  covers = { "LTR-091", "166", "429" },
  you = { gear = { "Ration Crate" }, hand = { "Haughty Drake", "Haughty Drake", "Stupefy" } },

  run = function(t)
    t.you:play("Haughty Drake", { to = "base" })
    t:expect { you = { trash = { "Ration Crate" }, units = { base = { "Haughty Drake" } } } }
    t.you:refused("play", "Stupefy", "357.1")
    t.you:play("Haughty Drake", { to = "base" })
  end,
}

scenario "The Crate is gone, and its Energy pays for an ability of a gear" {
  covers = { "LTR-091", "166", "428" },
  floats = true,
  you = { gear = { "Ration Crate" }, base = { "Garbage Grabber" }, trash = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:use("Ration Crate")
    t.you:use("Garbage Grabber", { cost = { "Gust#1", "Gust#2", "Gust#3" } })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "It is lost as the turn ends" {
  covers = { "LTR-091", "166", "317.2.d" },
  floats = true,
  you = { gear = { "Ration Crate" }, hand = { "Pouty Poro" }, rune_deck = {} },

  run = function(t)
    t.you:use("Ration Crate")
    t.you:offers("play", "Pouty Poro")
    t:next_turn()
    t:next_turn()

    t.you:refused("play", "Pouty Poro", "357.1")
  end,
}

scenario "A taken Mill adds for who has it, and that stays when it goes back" {
  covers = { "LTR-043", "LTR-090", "166", "191" },
  floats = true,
  you = { base = { "Recruit" }, hand = { "Light Fingers", "Vanguard Sergeant" }, runes = { chaos = 5 } },
  foe = { base = { "Grain Mill" }, hand = { "Stupefy" } },

  run = function(t)
    t.you:play("Light Fingers", { to = "base" })
    t:everyone_passes()
    t.you:use("Grain Mill")

    t:expect { you = { resources_for = { ["Grain Mill"] = { energy = 2 } } }, foe = { resources_for = { ["Grain Mill"] = false } } }
    t.you:play("Vanguard Sergeant", { to = "base" })
  end,
}

scenario "A copy adds as what it is a copy of" {
  covers = { "LTR-072", "OGS-014", "166", "477.1" },
  floats = true, battlefields = { "Void Gate", "Zaun Warrens" },
  you = { base = { { "Lux, Crownguard", exhausted = true } }, hand = { "Twin Sight", "Gust" }, runes = { mind = 1 },
    rune_deck = {} },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t:answers { you = { { target = "Lux, Crownguard" }, { target = "Void Gate" } } }
    t.you:play("Twin Sight")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:use("Lux, Crownguard#2")

    t:expect { you = { resources_for = { ["Lux, Crownguard"] = { energy = 2 } } } }
    t:expect { you = { units = { ["Void Gate"] = { { "Lux, Crownguard", exhausted = true } } } } }
  end,
}

scenario "Power for spells hides no card" {
  covers = { "OGN-247", "166", "429" },
  floats = true,
  you = { legend = "Kai'Sa, Daughter of the Void", hand = { "Pakaa Cub" }, controls = { "0" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Kai'Sa, Daughter of the Void")

    t.you:offers_not("hide", "Pakaa Cub", "0")
    t:expect { you = { resources_for = { ["Kai'Sa, Daughter of the Void"] = { any = 1 } } } }
  end,
}
