-- VEN-096 Shadowblade Lurker.

scenario "Each Lurker of your trash makes it two Energy cheaper" {
  covers = { "VEN-096", "356.4" },
  you = { hand = { "Shadowblade Lurker" }, runes = { chaos = 2 }, trash = { "Shadowblade Lurker", "Shadowblade Lurker", "Gust" } },

  run = function(t)
    t.you:play("Shadowblade Lurker", { from = "hand" })

    t:expect { you = { base = { "Shadowblade Lurker" }, runes_ready = 1 } }
  end,
}

scenario "Three of them make it free, and no less" {
  covers = { "VEN-096", "356.6" },
  you = {
    hand = { "Shadowblade Lurker" },
    runes = { chaos = 1 },
    trash = { "Shadowblade Lurker", "Shadowblade Lurker", "Shadowblade Lurker" },
  },

  run = function(t)
    t.you:play("Shadowblade Lurker", { from = "hand" })

    t:expect { you = { base = { "Shadowblade Lurker" }, runes_ready = 1 } }
  end,
}

scenario "Lurkers of the opponent's trash, and those on the board, do not count" {
  covers = { "VEN-096", "127" },
  you = { hand = { "Shadowblade Lurker" }, runes = { chaos = 4 }, base = { "Shadowblade Lurker" } },
  foe = { trash = { "Shadowblade Lurker" } },

  run = function(t) t.you:refused("play", "Shadowblade Lurker", { from = "hand" }, "357.1") end,
}

scenario "A Lurker that is played out of the trash does not count itself" {
  covers = { "VEN-096", "354.1" },
  you = { gear = { "Endless Riches" }, trash = { "Shadowblade Lurker", "Shadowblade Lurker" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Shadowblade Lurker", { from = "trash" })

    t:expect { you = { base = { "Shadowblade Lurker", "Endless Riches" }, runes_ready = 1 } }
  end,
}
