-- OGN-188 Zaunite Bouncer.

scenario "The Bouncer throws another unit out" {
  covers = { "OGN-188", "383.4.a" },
  you = { hand = { "Zaunite Bouncer" }, units = { ["0"] = { "Pouty Poro" } }, runes = { chaos = 4 } },
  foe = { units = { ["1"] = { "Mega-Mech" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Zaunite Bouncer", { to = "0", target = "?" })
    t.you:offers_not("target", "Zaunite Bouncer")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:offers("target", "Pouty Poro")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" }, units = { ["1"] = {} } } }
  end,
}

scenario "With nobody else in the field the Bouncer stays idle" {
  covers = { "OGN-188", "402.4" },
  you = { hand = { "Zaunite Bouncer" }, base = { "Pouty Poro" }, runes = { chaos = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Zaunite Bouncer")

    t:expect { chain = {}, foe = { base = { "Mega-Mech" } } }
  end,
}
