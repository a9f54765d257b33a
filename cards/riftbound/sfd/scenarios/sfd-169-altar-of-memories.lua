-- SFD-169 Altar of Memories.

scenario "Altar of Memories: a friend's death is a card, and one goes on top of the deck" {
  covers = { "SFD-169", "383.3.b", "056" },
  you = { gear = { "Altar of Memories" }, base = { "Recruit" }, hand = { "Cleave" }, deck = { "Gust", "Charm" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, pick = "Cleave", mode = "on top" } } }
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" }, deck = { "Cleave", "Charm" } } }
    t:expect_unit("Altar of Memories", { exhausted = true })
  end,
}

scenario "Altar of Memories may send the card to the bottom" {
  covers = { "SFD-169" },
  you = { gear = { "Altar of Memories" }, base = { "Recruit" }, hand = { "Cleave" }, deck = { "Gust", "Charm" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true, pick = "Gust", mode = "to the bottom" } } }
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { hand = { "Cleave" }, deck = { "Charm", "Gust" } } }
  end,
}

scenario "Altar of Memories stays ready for an enemy's death, or if you will" {
  covers = { "SFD-169", "383.3.a" },
  you = { gear = { "Altar of Memories" }, base = { "Mega-Mech", "Recruit" }, deck = { "Gust", "Charm" } },
  foe = { units = { ["0"] = { "Daring Poro" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:expect { foe = { trash = { "Daring Poro" } }, you = { hand = {} } }
    t.you:move("Recruit", "1")
    t:fight()

    t:expect { you = { hand = {} } }
    t:expect_unit("Altar of Memories", { ready = true })
  end,
}
