-- SFD-220 Treasure Hoard.

scenario "Treasure Hoard sells its conqueror Gold for one Energy" {
  covers = { "SFD-220", "383.4.c", "185" },
  you = { base = { "Petty Officer" }, runes = { fury = 1 } },
  battlefields = { "Treasure Hoard", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Petty Officer", "Treasure Hoard")
    t:fight()

    t:expect { you = { gear = { "Gold" }, runes_ready = 0 } }
    t:expect_unit("Gold", { exhausted = true, at = "base" })
  end,
}

scenario "Treasure Hoard does not sell elsewhere" {
  covers = { "SFD-220" },
  you = { base = { "Petty Officer" }, units = { ["Treasure Hoard"] = { "Recruit" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect { you = { gear = {}, runes_ready = 1 } }
  end,
}
