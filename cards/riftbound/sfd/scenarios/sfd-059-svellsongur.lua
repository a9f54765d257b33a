scenario "Svellsongur says again what its host says" {
  covers = { "SFD-059", "477.1.b", "136.2" },
  you = {
    base = { { "Stellacorn Herder", attached = { "Svellsongur" } } },
    deck = { "Gust", "Flash", "Tibbers" },
  },

  run = function(t)
    t.you:move("Stellacorn Herder", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Three Svellsongur make four of one printed ability" {
  covers = { "SFD-059", "R154", "477.1.b.1.b" },
  you = {
    base = { { "Stellacorn Herder", attached = { "Svellsongur", "Svellsongur", "Svellsongur" } } },
    deck = { "Gust", "Flash", "Tibbers", "Mega-Mech", "Recurve Bow" },
  },

  run = function(t)
    t.you:move("Stellacorn Herder", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Tibbers", "Mega-Mech" } } }
  end,
}

scenario "Svellsongur goes on for one Energy and one Calm, and doubles an Assault" {
  covers = { "SFD-059", "818", "807" },
  you = { base = { "Svellsongur", "Chemtech Enforcer" }, runes = { calm = 2 } },

  run = function(t)
    t.you:use("Svellsongur", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { keywords = { "Assault 4" }, might = 2 })
    t:expect { you = { runes = 1 } }
  end,
}

scenario "What is limited to once a turn Svellsongur allows once more, each instance once" {
  covers = { "SFD-059", "UNL-145", "477.1.b" },
  you = {
    units = { ["0"] = { { "Pyke, Returned", attached = { "Svellsongur" } } } },
    deck = { "Gust", "Flash", "Tibbers", "Mega-Mech" },
    hand = { "Vengeance", "Vengeance" },
    runes = { order = 12 },
  },
  foe = { base = { "Recruit", "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "foe's Recruit#1" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "foe's Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Svellsongur", "Gold", "Gold" } } }
  end,
}

scenario "An activated ability that Svellsongur doubles is used twice a turn" {
  covers = { "SFD-059", "SFD-050", "477.1.b" },
  you = {
    base = { { "Azir, Ascendant", attached = { "Svellsongur" } }, "Recruit" },
    runes = { calm = 4 },
  },

  run = function(t)
    t.you:use("Azir, Ascendant", { ability = 1, target = "Recruit" })
    t:everyone_passes()
    t.you:use("Azir, Ascendant", { ability = 1, target = "Recruit" })
    t:everyone_passes()

    t.you:refused("use", "Azir, Ascendant", { ability = 1 })
  end,
}

scenario "What Svellsongur copies came with the attachment and does not react to it" {
  covers = { "SFD-059", "SFD-049", "R010", "370.1.b.1", "383.2.c" },
  you = { base = { "Aphelios, Exalted", "Recurve Bow" }, gear = { "Svellsongur" }, runes = { calm = 2, fury = 2 } },

  run = function(t)
    t.you:use("Svellsongur", { target = "Aphelios, Exalted" })
    t:answers { you = { { mode = "channel 1 rune exhausted" } } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Aphelios, Exalted" } }
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:answers { you = { { mode = "channel 1 rune exhausted" }, { mode = "channel 1 rune exhausted" } } }
    t.you:use("Recurve Bow", { target = "Aphelios, Exalted" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Aphelios, Exalted", "Aphelios, Exalted" } }
  end,
}

scenario "Svellsongur that comes from another host is heard once as well" {
  covers = { "SFD-059", "SFD-119", "SFD-208", "R010", "370.1.b.1", "434.1.f" },
  battlefields = { "Forge of the Fluft", "Void Gate" },
  you = {
    legend = "Ahri, Nine-Tailed Fox", units = { ["Forge of the Fluft"] = { "Jax, Unrelenting" } },
    base = { { "Mega-Mech", attached = { "Svellsongur" } } }, runes = { calm = 6 },
  },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Ahri, Nine-Tailed Fox", { target = { { "Svellsongur" }, { "Jax, Unrelenting" } } })
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Jax, Unrelenting", { attached = { "Svellsongur" } })
    t:expect { chain = { "Jax, Unrelenting" } }
  end,
}

scenario "Two Svellsongur: the second attachment is heard by the text and the first copy alone" {
  covers = { "SFD-059", "SFD-119", "370.1.b.1", "477.1.b.1.b" },
  you = {
    base = { { "Jax, Unrelenting", attached = { "Svellsongur" } }, "Svellsongur" }, runes = { calm = 6 },
  },

  run = function(t)
    t:answers { you = { { may = true }, { may = true } } }
    t.you:use("Svellsongur#2", { target = "Jax, Unrelenting" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Jax, Unrelenting", "Jax, Unrelenting" } }
  end,
}

scenario "Fiora whom Svellsongur makes Mighty sees it once: the copy came with the Might" {
  covers = { "SFD-059", "SFD-180", "SFD-183", "370.1.b.1", "708" },
  you = {
    legend = "Lucian, Purifier", base = { { "Fiora, Worthy", buffs = 1 }, "Jax, Unmatched" },
    hand = { "Svellsongur" }, runes = { calm = 4, order = 2 },
  },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Fiora, Worthy", "0")
    t:expect_unit("Fiora, Worthy", { might = 4 })
    t.you:play("Svellsongur", { target = "Fiora, Worthy" })
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Fiora, Worthy", { might = 5 })
    t:expect { chain = { "Fiora, Worthy" } }
  end,
}
