-- SFD-187 Rek'Sai, Void Burrower.

scenario "Rek'Sai: a conquest reveals two cards, one may be played for its cost" {
  covers = { "SFD-187", "424", "427", "383.3.b" },
  you = { legend = "Rek'Sai, Void Burrower", base = { "Petty Officer" }, deck = { "Daring Poro", "Gust", "Charm", "Defy" }, runes = { order = 2 } },

  run = function(t)
    t:answers { you = { { may = true, pick = "Daring Poro", to = "base" } } }
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { base = { "Daring Poro" }, deck = { "Charm", "Defy", "Gust" }, runes_ready = 0, legend_exhausted = true } }
  end,
}

scenario "Rek'Sai may play neither card, and both are recycled" {
  covers = { "SFD-187", "416" },
  you = { legend = "Rek'Sai, Void Burrower", base = { "Petty Officer" }, deck = { "Daring Poro", "Stalwart Poro", "Charm" }, runes = { order = 2 } },

  run = function(t)
    t:answers { you = { { may = true, pick = {} } } }
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { base = {}, deck_size = 3, hand = {}, runes_ready = 2 } }
  end,
}

scenario "Rek'Sai may keep still" {
  covers = { "SFD-187", "383.3.a" },
  you = { legend = "Rek'Sai, Void Burrower", base = { "Petty Officer" }, deck = { "Daring Poro", "Gust" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { you = { deck = { "Daring Poro", "Gust" }, legend_exhausted = false } }
  end,
}
