-- VEN-017 Morgana, Vindictive.

scenario "Morgana doubles the damage on a unit" {
  covers = { "VEN-017", "417", "142.2", "383.4.a" },
  you = { hand = { "Morgana, Vindictive" }, runes = { fury = 6 } },
  foe = { base = { { "Mountain Drake", damage = 4 }, { "Mega-Mech", damage = 1 } } },

  run = function(t)
    t.you:play("Morgana, Vindictive", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 8 })
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A unit with half its Might as damage dies of Morgana" {
  covers = { "VEN-017", "142.4" },
  you = { hand = { "Morgana, Vindictive" }, runes = { fury = 6 } },
  foe = { base = { { "Mega-Mech", damage = 4 } } },

  run = function(t)
    t.you:play("Morgana, Vindictive", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "A unit without damage takes none of Morgana" {
  covers = { "VEN-017", "417.1.e" },
  you = { hand = { "Morgana, Vindictive" }, runes = { fury = 6 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Morgana, Vindictive", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "The damage is read as Morgana's ability resolves" {
  covers = { "VEN-017", "359.3.f" },
  you = { hand = { "Morgana, Vindictive" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { { "Mountain Drake", damage = 2 } } }, hand = { "Flurry of Blades" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Morgana, Vindictive", { target = "Mountain Drake" })
    t.you:pass()
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 6 })
  end,
}

scenario "Morgana joins a fight as a Reaction" {
  covers = { "VEN-017", "Ambush", "822" },
  you = { hand = { "Morgana, Vindictive" }, runes = { fury = 6 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { { "Mega-Mech", damage = 3 } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Morgana, Vindictive", { to = "0", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Morgana, Vindictive", { at = "0", defending = true })
    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}
