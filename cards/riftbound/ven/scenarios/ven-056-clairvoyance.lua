-- VEN-056 Clairvoyance.

scenario "Clairvoyance looks at five cards, recycles some, and draws two" {
  covers = { "VEN-056", "Reaction", "436", "413" },
  you = { hand = { "Clairvoyance" }, runes = { mind = 7 }, deck = { "Gust", "Flash", "Charm", "Stupefy", "Discipline", "Defy" } },

  run = function(t)
    t.you:play("Clairvoyance")
    t:answers { you = { { recycle = { "Gust", "Flash" } }, { order = { "Discipline", "Stupefy", "Charm" } } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Discipline", "Stupefy" }, deck = { "Charm", "Defy" } } }
  end,
}
