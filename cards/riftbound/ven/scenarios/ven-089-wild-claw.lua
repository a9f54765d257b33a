-- VEN-089 Wild Claw.

scenario "A unit of the next five is played for five less and empowered, the rest is recycled" {
  covers = { "VEN-089", "356.4", "387", "441" },
  you = {
    hand = { "Wild Claw" },
    runes = { body = 9 },
    deck = { "Gust", "Mega-Mech", "Cleave", "Recruit the Vanguard", "Scrapheap", "Pakaa Cub" },
  },

  run = function(t)
    t:answers { you = { { pick = "Mega-Mech" }, { may = true } } }
    t.you:play("Wild Claw")
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, deck = { "Pakaa Cub" }, runes_ready = 0, banished = {} } }
    t:expect_unit("Mega-Mech", { empowered = true })
  end,
}

scenario "A gear may be chosen, and need not be empowered" {
  covers = { "VEN-089", "383.3.a" },
  you = { hand = { "Wild Claw" }, runes = { body = 7 }, deck = { "Gust", "Orb of Regret", "Cleave", "Charm", "Flash", "Pakaa Cub" } },

  run = function(t)
    t:answers { you = { { pick = "Orb of Regret" }, { may = false } } }
    t.you:play("Wild Claw")
    t:everyone_passes()

    t:expect { you = { gear = { "Orb of Regret" }, deck = { "Pakaa Cub" } } }
    t:expect_unit("Orb of Regret", { empowered = false })
  end,
}

scenario "Nothing need be played, and spells cannot be" {
  covers = { "VEN-089", "055" },
  you = { hand = { "Wild Claw" }, runes = { body = 7 }, deck = { "Gust", "Mega-Mech", "Cleave", "Charm", "Flash", "Pakaa Cub" } },

  run = function(t)
    t.you:play("Wild Claw", { pick = "?" })
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Gust")
    t.you:offers("pick", "Mega-Mech")
    t.you:answer {}

    t:expect { you = { base = {}, deck = { "Pakaa Cub" }, banished = {}, trash = { "Wild Claw" } } }
  end,
}

scenario "What cannot be paid for stays banished" {
  covers = { "VEN-089", "358.5" },
  you = { hand = { "Wild Claw" }, runes = { body = 7 }, deck = { "Gust", "Mega-Mech", "Cleave", "Charm", "Flash", "Pakaa Cub" } },

  run = function(t)
    t:answers { you = { { pick = "Mega-Mech" }, { may = true } } }
    t.you:play("Wild Claw")
    t:everyone_passes()

    t:expect { chain = {}, you = { base = {}, banished = { "Mega-Mech" }, deck = { "Pakaa Cub" } } }
  end,
}
