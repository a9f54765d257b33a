-- SFD-212 Minefield.

scenario "Minefield blows two cards of the conqueror's deck into the trash" {
  covers = { "SFD-212", "383.4.c", "440" },
  you = { base = { "Petty Officer" }, deck = { "Gust", "Charm", "Cleave" } },
  battlefields = { "Minefield", "Void Gate" },

  run = function(t)
    t.you:move("Petty Officer", "Minefield")
    t:fight()

    t:expect { you = { trash = { "Gust", "Charm" }, deck = { "Cleave" }, points = 1 } }
  end,
}

scenario "A conquest elsewhere leaves the deck alone" {
  covers = { "SFD-212" },
  you = { base = { "Petty Officer" }, units = { ["Minefield"] = { "Recruit" } }, deck = { "Gust", "Charm", "Cleave" } },

  run = function(t)
    t.you:move("Petty Officer", "1")
    t:fight()

    t:expect { you = { trash = {} } }
  end,
}
