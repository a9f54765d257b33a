-- OGN-170 Morbid Return.

scenario "Morbid Return brings a unit back from the trash" {
  covers = { "OGN-170", "355.9.a" },
  you = { hand = { "Morbid Return" }, trash = { "Pouty Poro", "Cleave", "Mega-Mech" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Morbid Return", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Cleave", "Mega-Mech", "Morbid Return" } } }
  end,
}

scenario "Spells and others' units are nothing for Morbid Return" {
  covers = { "OGN-170", "355.8" },
  you = { hand = { "Morbid Return" }, trash = { "Cleave" }, runes = { chaos = 2 } },
  foe = { trash = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Morbid Return", "355.8")
  end,
}

scenario "A unit that dies in response is no new choice for Morbid Return" {
  covers = { "OGN-170", "355.15", "124" },
  you = {
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Morbid Return" },
    trash = { "Pouty Poro" },
    runes = { chaos = 2 },
  },
  foe = { base = { "Vanguard Sergeant" }, hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Morbid Return", { target = "?" })
    t.you:offers("target", "Shipyard Skulker")
    t.you:answer("Pouty Poro")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Shipyard Skulker", "Morbid Return" } } }
  end,
}
