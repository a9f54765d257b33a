-- OGN-229 Vengeance.

scenario "Vengeance kills a unit of any Might, in base too" {
  covers = { "OGN-229", "428" },
  you = { hand = { "Vengeance" }, runes = { order = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, base = {} }, you = { trash = { "Vengeance" } } }
  end,
}

scenario "Without any unit on the board Vengeance cannot be played" {
  covers = { "OGN-229", "355.8" },
  you = { hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:refused("play", "Vengeance", "355.8")
  end,
}
