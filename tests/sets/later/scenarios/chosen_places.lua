-- A battlefield that was chosen is a place for each verb that speaks of one.
local first, second = "Void Gate", "Zaun Warrens"

scenario "A token comes to the battlefield that was chosen" {
  covers = { "LTR-069", "355.9.a", "350.2" },
  battlefields = { first, second }, you = { hand = { "Planted Flag" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Planted Flag", { target = second })
    t:everyone_passes()

    t:expect_unit("Tentacle", { at = second, ready = true })
  end,
}

scenario "So does a card" {
  covers = { "LTR-070", "355.9.a", "355.2" },
  battlefields = { first, second }, you = { hand = { "Called Out", "Mega-Mech" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Called Out", { target = second })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = second })
  end,
}

scenario "A card that is played enters where its player picks" {
  covers = { "LTR-071", "370.1.b" },
  battlefields = { first, second }, you = { hand = { "Own Door" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Own Door", { pick = first })

    t:expect_unit("Own Door", { at = first })
  end,
}

scenario "A copy comes there, and is a copy of the unit" {
  covers = { "LTR-072", "477.1.b" },
  battlefields = { first, second }, you = { hand = { "Twin Sight" }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" }, { target = first } } }
    t.you:play("Twin Sight")
    t:everyone_passes()

    t:expect { you = { units = { [first] = { "Mega-Mech" } } } }
  end,
}
