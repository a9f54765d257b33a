-- OGN-165 Cemetery Attendant.

scenario "The Attendant brings a unit back from the trash" {
  covers = { "OGN-165", "383.4.a", "355.9.a" },
  you = { hand = { "Cemetery Attendant" }, trash = { "Pouty Poro", "Mega-Mech", "Cleave" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Cemetery Attendant", { target = "?" })
    t.you:offers_not("target", "Cleave")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Pouty Poro", "Cleave" } } }
  end,
}

scenario "Without a unit in the own trash the Attendant finds nothing" {
  covers = { "OGN-165", "402.4" },
  you = { hand = { "Cemetery Attendant" }, trash = { "Cleave" }, runes = { chaos = 3 } },
  foe = { trash = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cemetery Attendant")

    t:expect { chain = {}, you = { hand = {}, trash = { "Cleave" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}
