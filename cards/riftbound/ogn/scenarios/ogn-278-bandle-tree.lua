-- OGN-278 Bandle Tree: room for one more facedown card.

scenario "At Bandle Tree two cards may be hidden, a third not" {
  covers = { "OGN-278", "107.3.b", "811" },
  you = {
    units = { ["Bandle Tree"] = { "Recruit" } },
    hand = { "Pakaa Cub", "Pakaa Cub", "Pakaa Cub" },
    runes = { body = 3 },
  },

  run = function(t)
    t.you:hide("Pakaa Cub", "Bandle Tree")
    t.you:hide("Pakaa Cub", "Bandle Tree")

    t:expect { you = { facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Pakaa Cub" } }, runes = 1 } }
    t.you:refused("hide", "Pakaa Cub", "Bandle Tree", "107.3.b")
  end,
}

scenario "Bandle Tree makes no room elsewhere" {
  covers = { "OGN-278", "107.3.b" },
  you = {
    units = { ["Bandle Tree"] = { "Recruit" }, ["Void Gate"] = { "Recruit" } },
    hand = { "Pakaa Cub", "Pakaa Cub" },
    runes = { body = 2 },
  },

  run = function(t)
    t.you:hide("Pakaa Cub", "Void Gate")

    t.you:refused("hide", "Pakaa Cub", "Void Gate", "107.3.b")
  end,
}

scenario "Both cards at Bandle Tree are lost with it" {
  covers = { "OGN-278", "107.3.d", "323.7" },
  you = {
    units = { ["Bandle Tree"] = { "Recruit" } },
    facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Pakaa Cub" } },
  },

  run = function(t)
    t.you:move("Recruit", "base")

    t:expect { you = { trash = { "Pakaa Cub", "Pakaa Cub" }, controls = {} } }
  end,
}
