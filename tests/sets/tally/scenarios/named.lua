-- Targets that depend on what their player names while playing the spell (355.1, 760).

scenario "A spell whose player names a tag while playing it is offered, and takes a unit with the tag" {
  covers = { "TLY-079", "355.1", "763" },
  you = { hand = { "Called Harvest" }, runes = { mind = 1 }, base = { "Mega-Mech", "Pakaa Cub" } },

  run = function(t)
    t.you:offers("play", "Called Harvest")
    t.you:play("Called Harvest", { tag = "Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 9 })
    t:expect { you = { trash = { "Called Harvest" } } }
  end,
}

scenario "Only tags that leave a target may be named" {
  covers = { "TLY-079", "355.8" },
  you = { hand = { "Called Harvest" }, runes = { mind = 1 }, base = { "Mega-Mech", "Pakaa Cub" } },

  run = function(t)
    t.you:play("Called Harvest", { tag = "?" })
    t.you:offers("tag", "Mech")
    t.you:offers_not("tag", "Teemo")
    t.you:answer("Mech")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "Without a unit there is no tag for it" {
  covers = { "TLY-079", "355.8" },
  you = { hand = { "Called Harvest" }, runes = { mind = 1 } },

  run = function(t) t.you:refused("play", "Called Harvest", "355.8") end,
}

scenario "The same of a type" {
  covers = { "TLY-080", "355.1", "760" },
  you = {
    hand = { "Called Kind" }, runes = { mind = 1 }, base = { { "Mega-Mech", exhausted = true } },
    gear = { "Dry Well" },
  },

  run = function(t)
    t.you:play("Called Kind", { type = "Unit" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { ready = true })
  end,
}

scenario "A type is said by its name where it is the only one" {
  covers = { "TLY-080", "355.8" },
  you = { hand = { "Called Kind" }, runes = { mind = 1 }, base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Called Kind", { type = "Unit" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { ready = true })
  end,
}

scenario "A spell with the name is countered, and none leaves nothing to name" {
  covers = { "TLY-081", "355.1", "760" },
  you = { hand = { "Called Silence", "Called Kind" }, runes = { mind = 3 }, base = { "Mega-Mech" } },
  foe = { hand = { "Called Silence" }, runes = { mind = 1 } },

  run = function(t)
    t.you:refused("play", "Called Silence", "355.8")
    t.you:play("Called Kind", { type = "Unit" })
    t.you:pass()
    t.foe:play("Called Silence", { named = "Called Kind" })
    t:everyone_passes()
    t:log_has("countered")
  end,
}
