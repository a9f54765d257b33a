-- What rituals do, when they are complete or while they are in play.

scenario "each hero is tired" {
  covers = { "ZAN-103" },
  mode = "alone",
  altar = { { "Feast of Embers", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the active player gains two gold" {
  covers = { "ZAN-104" },
  mode = "alone",
  altar = { { "The Gilded Idol", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { you = { gold = 5 } }
  end,
}

scenario "a challenge roams" {
  covers = { "ZAN-105" },
  mode = "alone",
  altar = { { "Tide Calling", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  green_deck = { "Dust Jackals" },
  pool = { "Sun Token" },

  run = function(t)
    t:expect { roaming = { "Dust Jackals" } }
  end,
}

scenario "the track is turned around" {
  covers = { "ZAN-108" },
  mode = "alone",
  altar = { { "The Silver Thread", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  roaming = { "Dust Jackals", "Vine Thief" },

  run = function(t)
    t:expect { roaming_order = { "Vine Thief", "Dust Jackals" } }
  end,
}

scenario "who has four gold loses two" {
  covers = { "ZAN-109" },
  mode = "alone",
  altar = { { "Counting of the Bones", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, gold = 4 },

  run = function(t)
    t:expect { you = { gold = 2 } }
  end,
}

scenario "a discarded challenge roams again with a token" {
  covers = { "ZAN-111" },
  mode = "alone",
  altar = { { "Gravemoss Garland", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  discards = { "Dust Jackals" },
  pool = { "Sun Token" },

  run = function(t)
    t:expect { roaming = { "Dust Jackals" }, discards = {} }
  end,
}

scenario "survival tokens cost more, and nothing is sold" {
  covers = { "ZAN-112" },
  mode = "alone",
  altar = { "Whisper Under the Floor" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, pack = { "Spyglass" } },
  supply = { "Snare Trap" },

  run = function(t)
    t.you:stay()
    t.you:refused("sell", "Spyglass")
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 1 } }
  end,
}

scenario "who begins a movement in jungle is tired" {
  covers = { "ZAN-114" },
  mode = "alone",
  altar = { "Procession of Torches" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the Lost City appears" {
  covers = { "ZAN-115" },
  mode = "alone",
  altar = { { "Opening of the White Gate", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  supply = { "Lost City" },

  run = function(t)
    t:expect_object("Lost City", { at = "Grazing End" })
  end,
}

scenario "heroes at a river are tired and lose a token" {
  covers = { "ZAN-116" },
  mode = "alone",
  altar = { { "Drowning of the Mirror", complete = true } },
  you = { map = { ["Rainmouth"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 2 })
    t:expect { supply = { "Snare Trap" } }
  end,
}

scenario "the leftmost monster leaves" {
  covers = { "ZAN-117" },
  mode = "alone",
  altar = { { "Milk of the Night", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  roaming = { "Dust Jackals", "Vine Thief" },

  run = function(t)
    t:expect { roaming = { "Vine Thief" }, discards = { "Dust Jackals" } }
  end,
}

scenario "the dearest card of each town goes under the market deck" {
  covers = { "ZAN-118" },
  mode = "alone",
  altar = { { "Market of Masks", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  map = { ["Seven Drums"] = { "Fishbone Dagger", "Kapok Longbow" } },

  run = function(t)
    t:expect { market_deck = { "Kapok Longbow" } }
    t:expect_object("Fishbone Dagger", { at = "Seven Drums" })
  end,
}

scenario "nobody rests" {
  covers = { "ZAN-123" },
  mode = "alone",
  altar = { "Zenith of the Lidless Eye" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", exhaustion = 1 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("rest", "savanna/road/river")
  end,
}

scenario "each ally suffers, and those for sale go" {
  covers = { "ZAN-124" },
  mode = "alone",
  altar = { { "Harvest of Wings", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Gentle Ubo" } },
  map = { ["Seven Drums"] = { "Two-Hats Polo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { wounds = 1 })
    t:expect { market_deck = { "Two-Hats Polo" } }
  end,
}

scenario "roads open nothing" {
  covers = { "ZAN-125" },
  mode = "alone",
  altar = { "Road of Glass" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 5, 5, 5, 5, 5 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers_not("enter", "road/river/hills", "Bellbird Wood")
  end,
}

scenario "heroes in jungle wake in the nearest village" {
  covers = { "ZAN-127" },
  mode = "alone",
  altar = { { "Flood of Dreams", complete = true } },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { at = "Seven Drums" })
  end,
}

scenario "who has nothing dear suffers two wounds" {
  covers = { "ZAN-129" },
  mode = "alone",
  altar = { { "Marrow Tithe", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { wounds = 2 })
  end,
}

scenario "challenges and gods are stronger" {
  covers = { "ZAN-131" },
  mode = "alone",
  altar = { "The Sun That Stays" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  roaming = { "Grass Stalker" },

  run = function(t)
    t:expect_object("Grass Stalker", { body = 13 })
  end,
}

scenario "no survival token is used" {
  covers = { "ZAN-133" },
  mode = "alone",
  altar = { "Moon Without a Face" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Dead Man's Compass" } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("compass", "savanna/road/river")
  end,
}

scenario "nobody escapes" {
  covers = { "ZAN-134" },
  mode = "alone",
  altar = { "Weaving of the Last Net" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  roaming = { "Drought Wisp" },

  run = function(t)
    t.you:stay()
    t.you:refused("flee")
  end,
}

scenario "healing and goods cost more" {
  covers = { "ZAN-136" },
  mode = "alone",
  altar = { "Feast of the Empty Chair" },
  you = { map = { ["Seven Drums"] = { { "Joro the Unlucky", wounds = 1 } } } },
  map = { ["Seven Drums"] = { "Fishbone Dagger" } },

  run = function(t)
    t.you:stay()
    t.you:heal("Joro the Unlucky")
    t:expect { you = { gold = 1 } }
    t:expect_object("Fishbone Dagger", { price = 3 })
  end,
}

scenario "a hero outside towns is moved, by lot for a player alone" {
  covers = { "ZAN-102" },
  mode = "alone",
  altar = { { "Dance of Long Shadows", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { "Amber Halt" },

  run = function(t)
    t:expect_object("Joro the Unlucky", { at = "Amber Halt" })
  end,
}

scenario "all counters come back" {
  covers = { "ZAN-113" },
  mode = "alone",
  altar = { { "Raising of the Brass Sun", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { map = { Cloudshelf = { "Red Gem" }, ["Echo Bench"] = { "Green Gem" } } }
  end,
}

scenario "magic damage of challenges is higher" {
  covers = { "ZAN-120" },
  mode = "alone",
  altar = { "Ash Baptism" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  roaming = { "Leech Cloud" },

  run = function(t)
    t:expect_object("Leech Cloud", { magic = 2 })
  end,
}

scenario "who has two gold may lose all of it" {
  covers = { "ZAN-121" },
  mode = "alone",
  altar = { { "Bargain in Blood", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:answer("all gold")
    t:expect { you = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "without a god a token is placed" {
  covers = { "ZAN-126" },
  mode = "alone",
  altar = { { "Hour of the Hollow Moon", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  pool = { "Sun Token" },
  green_rites = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}
