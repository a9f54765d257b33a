-- See price-change.lua: another card gives the additional cost, and what it makes cheaper.

scenario "A unit that is fed by the Butcher's gift costs as much less as its meal" {
  covers = { "PRC-106", "356.2", "356.4" },
  you = { base = { "Fair Butcher", "Mega-Mech", "Pouty Poro" }, hand = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Mega-Mech")

    t:expect { you = { base = { "Fair Butcher", "Pouty Poro", "Mega-Mech" }, trash = { "Mega-Mech" } } }
  end,
}

scenario "Without the Butcher it is not fed" {
  covers = { "PRC-106", "357.1" },
  you = { base = { "Mega-Mech" }, hand = { "Mega-Mech" } },
  foe = { base = { "Fair Butcher" } },

  run = function(t) t.you:refused("play", "Mega-Mech", "357.1") end,
}
