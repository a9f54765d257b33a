-- What paid a cost is known by its card, and where it was: a cost looks back at what it moved.

local function idol(pays, cards)
  return {
    covers = { "WRD-004", "359.3.e.13" },
    you = { hand = { "Melted Idol" }, runes = { fury = 1 }, base = { "Pakaa Cub" }, gear = { "Orb of Regret" },
      deck = { "Gust", "Mega-Mech", "Falling Star" } },

    run = function(t)
      t.you:play("Melted Idol", { cost = pays })
      t:everyone_passes()
      t:expect { you = { hand_size = cards } }
    end,
  }
end

scenario "A gear that was killed for a spell is known as a gear" (idol("Orb of Regret", 2))
scenario "And a unit as none" (idol("Pakaa Cub", 1))

local function banner(card, hand, runes)
  return {
    covers = { "WRD-005", "355.1", "359.3.e.13" },
    you = { hand = { "Torn Banner", card }, runes = { fury = 1 }, deck = { "Falling Star" } },

    run = function(t)
      t.you:play("Torn Banner")
      t:expect { you = { hand = hand } }
      t:everyone_passes()
      t:expect { you = { hand = hand, runes = runes } }
    end,
  }
end

scenario "What happens as the cost is paid knows what was discarded" (banner("Pakaa Cub", { "Falling Star" }, 1))
scenario "And so does what the spell does" (banner("Gust", {}, 2))

scenario "Here is where the unit was that its own ability has killed" {
  covers = { "WRD-006", "359.3.e.13" },
  you = { units = { ["0"] = { "Bursting Toad", "Daring Poro" } }, base = { "Pakaa Cub" } },

  run = function(t)
    t.you:use("Bursting Toad")
    t:everyone_passes()
    t:expect_unit("Daring Poro", { damage = 1 })
    t:expect_unit("Pakaa Cub", { damage = 0 })
  end,
}

scenario "And its target is still there, and a token comes there" {
  covers = { "WRD-007", "359.3.e.13" },
  you = { units = { ["0"] = { "Last Spit", "Daring Poro" } }, base = { "Pakaa Cub" } },

  run = function(t)
    t.you:use("Last Spit", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { damage = 1 })
    t:expect { you = { units = { ["0"] = { "Daring Poro", "Recruit" } } } }
  end,
}
