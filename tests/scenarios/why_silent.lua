-- Why an ability was silent: what asked it, and what of that did not fit.

scenario "a condition that does not hold is told in the words of the script" {
  covers = { "383.2.c.1" },
  you = { base = { "Vanguard Sergeant" }, hand = { "Poro Herder" }, runes = { calm = 6 } },

  run = function(t)
    t.you:play("Poro Herder", { to = "base" })
    t:why("Poro Herder was silent", {
      "waits for 'played' (cards/riftbound/ogn/ogn-061-poro-herder.lua:4)",
      "at 'played: Poro Herder, by you, 3': its condition (provided) does not hold",
      'the script says: provided = permanent { yours, tag = "Poro" }',
      "!triggered",
    })
  end,
}

scenario "where the condition holds, the same ability tells that it triggered" {
  you = {
    base = { "Pouty Poro" }, hand = { "Poro Herder" }, runes = { calm = 6 },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Poro Herder", { to = "base" })
    t:everyone_passes()
    t:why("Poro Herder was silent", {
      "it triggered once", "its function ran once", "!does not hold",
    })
  end,
}

scenario "what nobody did asked no ability" {
  you = { hand = { "Poro Herder" } },

  run = function(t)
    t:why("Poro Herder was silent", { "no such event asked it", "nothing happened" })
    t:why("poro herder was silent this turn", { "what asked Poro Herder in this turn" })
  end,
}

scenario "of several conditions those that are not so are named, with what there is" {
  covers = { "383.2.c.1" },
  you = {
    gear = { "Gutter Palace" }, hand = { "Gust", "Gust", "Gust", "Gust" }, deck = { "Gust", "Gust" },
    units = { ["Void Gate"] = { "Recruit" } },
  },
  phase = "awaken",

  run = function(t)
    t:why("Gutter Palace was silent this turn", {
      "not so: unit { yours, at = battlefield, count = 4 } (yours unit at battlefield: 1, and it takes 4)",
      "!not so: card",
    })
  end,
}
