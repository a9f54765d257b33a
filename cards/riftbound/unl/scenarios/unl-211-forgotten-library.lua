-- UNL-211 Forgotten Library.

scenario "A spell for four Energy predicts at the Library" {
  covers = { "UNL-211", "436" },
  you = {
    units = { ["Forgotten Library"] = { "Mega-Mech" } }, hand = { "Consult the Past" }, resources = { energy = 4 },
    deck = { "Gust", "Flash", "Charm", "Cleave" },
  },

  run = function(t)
    t.you:play("Consult the Past")
    t:answers { you = { { recycle = "Charm" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, deck = { "Cleave", "Charm" } } }
  end,
}

scenario "A cheaper spell, or an opponent's, is nothing to the Library" {
  covers = { "UNL-211" },
  you = { units = { ["Forgotten Library"] = { "Mega-Mech" } }, hand = { "Void Seeker" }, resources = { energy = 3, fury = 1 } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } }, hand = { "Consult the Past" }, resources = { energy = 4 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Consult the Past")
    t:everyone_passes()

    t:expect { chain = {}, foe = { trash = { "Consult the Past" } } }
  end,
}

scenario "What was saved on a dear spell was not spent" {
  covers = { "UNL-211", "204" },
  you = { units = { ["Forgotten Library"] = { "Eager Apprentice" } }, hand = { "Consult the Past" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Consult the Past" } } }
  end,
}

scenario "Who does not control the Library predicts nothing, nor for a unit" {
  covers = { "UNL-211" },
  battlefields = { "Forgotten Library", "Zaun Warrens" },
  you = { hand = { "Consult the Past", "Petty Officer" }, resources = { energy = 9 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t.you:play("Petty Officer")

    t:expect { chain = {}, you = { trash = { "Consult the Past" } } }
  end,
}
