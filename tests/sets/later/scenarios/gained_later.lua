-- What was lost and what is gained go by their age, the oldest first (480).

scenario "What a unit gains after it has lost all abilities stays" {
  covers = { "LTR-048", "LTR-089", "480" },
  you = {
    base = { "Recruit" }, hand = { "Strip Bare", "Third Breath", "Hextech Ray" },
    runes = { calm = 1, body = 1, fury = 2 },
  },

  run = function(t)
    t.you:play("Strip Bare", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank" } })
  end,
}

scenario "What it had gained before is lost with the rest" {
  covers = { "LTR-048", "LTR-089", "480" },
  you = {
    base = { "Recruit" }, hand = { "Strip Bare", "Third Breath" },
    runes = { calm = 1, body = 1 },
  },

  run = function(t)
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Strip Bare", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = {} })
  end,
}

scenario "An ability that is gained later works" {
  covers = { "LTR-048", "LTR-089", "480" },
  you = {
    units = { ["Void Gate"] = { "Recruit" } }, hand = { "Strip Bare", "Third Breath", "Hextech Ray" },
    runes = { calm = 1, body = 1, fury = 2 }, deck = { "Mega-Mech", "Gust" },
  },

  run = function(t)
    t.you:play("Strip Bare", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Third Breath", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "A printed keyword that was lost does not count with the one gained later" {
  covers = { "LTR-048", "480", "807" },
  you = { base = { "Chemtech Enforcer" }, hand = { "Strip Bare", "Cleave" }, runes = { calm = 1, fury = 3 } },

  run = function(t)
    t.you:play("Strip Bare", { target = "Chemtech Enforcer" })
    t:everyone_passes()
    t.you:play("Cleave", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { keywords = { "Assault 3" } })
  end,
}
