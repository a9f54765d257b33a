-- UNL-199 LeBlanc, Deceiver.

scenario "After a conquest LeBlanc lets a ready Reflection become a Temporary copy of another unit there" {
  covers = { "UNL-199", "UNL-T06", "387", "477.1.b" },
  you = { legend = "LeBlanc, Deceiver", base = { "Petty Officer" }, hand = { "Gust" } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:answers { you = { { may = true } } }
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Gust" }, legend_exhausted = true, units = { ["0"] = { "Petty Officer", "Petty Officer" } } } }
    t:expect_unit("Petty Officer#2", { token = true, ready = true, might = 5, keywords = { "Assault", "Temporary" } })
  end,
}

scenario "After a hold as well; and the copy gets no play effects" {
  covers = { "UNL-199", "UNL-T06" },
  turn_player = "foe",
  you = { legend = "LeBlanc, Deceiver", units = { ["0"] = { "Scrutinizing Sergeant" } }, hand = { "Gust" }, deck = { "Flash", "Charm" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    t:expect { you = { xp = 0, hand = { "Flash" }, units = { ["0"] = { "Scrutinizing Sergeant", "Scrutinizing Sergeant" } } } }
    t:expect_unit("Scrutinizing Sergeant#2", { keywords = "Temporary" })
  end,
}

scenario "Of several units there the player chooses, a unit elsewhere is no choice" {
  covers = { "UNL-199", "355.5" },
  you = { legend = "LeBlanc, Deceiver", base = { "Petty Officer", "Recruit", "Mega-Mech" }, hand = { "Gust" } },

  run = function(t)
    t.you:move({ "Petty Officer", "Recruit" }, "0")
    t:answers { you = { { may = true, target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Reflection")
    t.you:offers("target", "Petty Officer")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Petty Officer", "Recruit", "Recruit" } } } }
  end,
}

scenario "Without a card in hand LeBlanc is not asked, nor if she is exhausted" {
  covers = { "UNL-199", "203.3" },
  you = { legend = "LeBlanc, Deceiver", base = { "Petty Officer" } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { chain = {}, you = { legend_exhausted = false, points = 1 } }
  end,
}

scenario "LeBlanc may keep card and rest" {
  covers = { "UNL-199", "383.3.a" },
  you = { legend = "LeBlanc, Deceiver", base = { "Petty Officer" }, hand = { "Gust" } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { hand = { "Gust" }, legend_exhausted = false } }
  end,
}

scenario "Zilean brings LeBlanc a second Reflection, and both become copies of the one chosen unit" {
  covers = { "UNL-199", "UNL-086", "370.2", "375", "387" },
  phase = "awaken",
  you = { legend = "LeBlanc, Deceiver", units = { ["0"] = { "Zilean, Time Mage", "Recruit" } }, hand = { "Gust" } },

  run = function(t)
    t:answers { you = { { may = true }, { may = true }, { to = "0" }, { to = "0" }, { target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Reflection#1")
    t.you:offers_not("target", "Reflection#2")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Zilean, Time Mage", "Recruit", "Recruit", "Recruit" } } } }
    t:expect_unit("Recruit#2", { ready = true, token = true, keywords = "Temporary" })
    t:expect_unit("Recruit#3", { ready = true, token = true, keywords = "Temporary" })
  end,
}

scenario "The Reflection that is left of LeBlanc's two becomes the copy" {
  covers = { "UNL-199", "UNL-086", "359.3.e" },
  phase = "awaken",
  you = { legend = "LeBlanc, Deceiver", units = { ["0"] = { "Zilean, Time Mage" } }, hand = { "Charm" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t:answers { you = { { may = true }, { may = true } } }
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:play("Gust", { target = "Reflection#1" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Zilean, Time Mage", "Zilean, Time Mage" } } } }
    t:expect_unit("Zilean, Time Mage#2", { token = true, keywords = "Temporary" })
  end,
}
