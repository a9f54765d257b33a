-- Targets and choices (rule 355).

scenario "A unit that may not move is chosen all the same; the move is skipped" {
  covers = { "W10", "358.3.a", "359.3.e.6", "054.1", "OGN-295" },
  you = { units = { ["Vilemaw's Lair"] = { { "Mega-Mech", exhausted = true } } }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Mega-Mech", to = "base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Vilemaw's Lair", ready = true })
  end,
}

scenario "A prohibition beats the permission to move" {
  covers = { "054.1", "OGN-295" },
  you = { units = { ["Vilemaw's Lair"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("move", "Mega-Mech", "base")
    t.you:offers_not("move", "Mega-Mech", "base")
  end,
}

scenario "Without a legal target a spell cannot be played; it stays in hand" {
  covers = { "355.8", "358.5", "355.5" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "355.8")

    t:expect { you = { hand = { "Void Seeker" }, runes_ready = 4 } }
  end,
}

scenario "Each player kills one: nothing is targeted, Deflect costs nothing" {
  covers = { "R112", "355.10.e", "OGN-209" },
  you = { hand = { "Cull the Weak" }, base = { "Recruit" }, runes = { order = 2 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro" } }, you = { base = {} } }
  end,
}

scenario "A destination is another place than where the unit is" {
  covers = { "355.4", "355.4.a" },
  you = { hand = { "Charm" }, runes = { calm = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "?" })
    t.you:offers_not("destination", "Void Gate")
    t.you:offers("destination", "foe's base")
    t.you:answer("foe's base")
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "Up to two may be none, and the spell is played all the same" {
  covers = { "355.13", "055" },
  you = { hand = { "Flash" }, runes = { chaos = 2 }, base = { "Ravenbloom Student" } },

  run = function(t)
    t.you:play("Flash", { target = {} })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student", { might = 3 })
    t:expect { you = { trash = { "Flash" } } }
  end,
}

scenario "A unit brought to more Might is no target of Gust any more: it stays" {
  covers = { "359.3.e.2", "359.3.e.3" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Of Udyr's modes one already chosen this turn is not offered again" {
  covers = { "355.3", "OGN-157" },
  you = { units = { ["0"] = { { "Udyr, Wildman", buffs = 1 } } }, hand = { "Pit Rookie" }, runes = { body = 2 } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "?" })
    t.you:answer(3)
    t:everyone_passes()
    t.you:play("Pit Rookie", { to = "base", target = "Udyr, Wildman" })
    t:everyone_passes()
    t.you:use("Udyr, Wildman", { mode = "?" })
    t:expect { question = "mode" }
    t.you:answer(1)
    t:everyone_passes()
  end,
}
