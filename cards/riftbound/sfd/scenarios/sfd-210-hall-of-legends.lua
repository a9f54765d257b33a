-- SFD-210 Hall of Legends.

scenario "Hall of Legends readies the conqueror's legend for one Energy" {
  covers = { "SFD-210", "383.4.c", "415" },
  you = { legend = "Lucian, Purifier", legend_exhausted = true, base = { "Petty Officer" }, runes = { fury = 1 } },
  foe = { legend = "Lucian, Purifier", legend_exhausted = true },
  battlefields = { "Hall of Legends", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Petty Officer", "Hall of Legends")
    t:fight()

    t:expect { you = { legend_exhausted = false, runes_ready = 0 }, foe = { legend_exhausted = true } }
  end,
}

scenario "Hall of Legends does nothing for a conquest elsewhere" {
  covers = { "SFD-210" },
  you = {
    legend = "Lucian, Purifier",
    legend_exhausted = true,
    base = { "Petty Officer" },
    units = { ["Hall of Legends"] = { "Recruit" } },
    runes = { fury = 1 },
  },

  run = function(t)
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect { you = { legend_exhausted = true, runes_ready = 1 } }
  end,
}
