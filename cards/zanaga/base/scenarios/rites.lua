-- What rituals do, when they are complete or while they are in play.

given { mode = "alone", you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "each hero is tired" {
  covers = { "ZAN-103" },
  altar = { { "Feast of Embers", complete = true } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the active player gains two gold" {
  covers = { "ZAN-104" },
  altar = { { "The Gilded Idol", complete = true } },

  run = function(t)
    t:expect { you = { gold = 5 } }
  end,
}

scenario "a challenge roams" {
  covers = { "ZAN-105" },
  altar = { { "Tide Calling", complete = true } },
  green_deck = { "Dust Jackals" },
  pool = { "Sun Token" },

  run = function(t)
    t:expect { roaming = { "Dust Jackals" } }
  end,
}

scenario "the track is turned around" {
  covers = { "ZAN-108" },
  altar = { { "The Silver Thread", complete = true } },
  roaming = { "Dust Jackals", "Vine Thief" },

  run = function(t)
    t:expect { roaming_order = { "Vine Thief", "Dust Jackals" } }
  end,
}

scenario "who has four gold loses two" {
  covers = { "ZAN-109" },
  altar = { { "Counting of the Bones", complete = true } },
  you = { gold = 4 },

  run = function(t)
    t:expect { you = { gold = 2 } }
  end,
}

scenario "a discarded challenge roams again with a token" {
  covers = { "ZAN-111" },
  altar = { { "Gravemoss Garland", complete = true } },
  discards = { "Dust Jackals" },
  pool = { "Sun Token" },

  run = function(t)
    t:expect { roaming = { "Dust Jackals" }, discards = {} }
  end,
}

scenario "survival tokens cost more, and nothing is sold" {
  covers = { "ZAN-112" },
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
  altar = { "Procession of Torches" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the Lost City appears" {
  covers = { "ZAN-115" },
  altar = { { "Opening of the White Gate", complete = true } },
  supply = { "Lost City" },

  run = function(t)
    t:expect_object("Lost City", { at = "Grazing End" })
  end,
}

scenario "heroes at a river are tired and lose a token" {
  covers = { "ZAN-116" },
  altar = { { "Drowning of the Mirror", complete = true } },
  you = { map = { ["Rainmouth"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 2 })
    t:expect { supply = { "Snare Trap" } }
  end,
}

scenario "the leftmost monster leaves" {
  covers = { "ZAN-117" },
  altar = { { "Milk of the Night", complete = true } },
  roaming = { "Dust Jackals", "Vine Thief" },

  run = function(t)
    t:expect { roaming = { "Vine Thief" }, discards = { "Dust Jackals" } }
  end,
}

scenario "the dearest card of each town goes under the market deck" {
  covers = { "ZAN-118" },
  altar = { { "Market of Masks", complete = true } },
  map = { ["Seven Drums"] = { "Fishbone Dagger", "Kapok Longbow" } },

  run = function(t)
    t:expect { market_deck = { "Kapok Longbow" } }
    t:expect_object("Fishbone Dagger", { at = "Seven Drums" })
  end,
}

scenario "nobody rests" {
  covers = { "ZAN-123" },
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
  altar = { { "Harvest of Wings", complete = true } },
  you = { party = { "Gentle Ubo" } },
  map = { ["Seven Drums"] = { "Two-Hats Polo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { wounds = 1 })
    t:expect { market_deck = { "Two-Hats Polo" } }
  end,
}

scenario "roads open nothing" {
  covers = { "ZAN-125" },
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
  altar = { { "Flood of Dreams", complete = true } },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { at = "Seven Drums" })
  end,
}

scenario "who has nothing dear suffers two wounds" {
  covers = { "ZAN-129" },
  altar = { { "Marrow Tithe", complete = true } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { wounds = 2 })
  end,
}

scenario "challenges and gods are stronger" {
  covers = { "ZAN-131" },
  altar = { "The Sun That Stays" },
  roaming = { "Grass Stalker" },

  run = function(t)
    t:expect_object("Grass Stalker", { body = 13 })
  end,
}

scenario "no survival token is used" {
  covers = { "ZAN-133" },
  altar = { "Moon Without a Face" },
  you = { pouch = { "Dead Man's Compass" } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("compass", "savanna/road/river")
  end,
}

scenario "nobody escapes" {
  covers = { "ZAN-134" },
  altar = { "Weaving of the Last Net" },
  roaming = { "Drought Wisp" },

  run = function(t)
    t.you:stay()
    t.you:refused("flee")
  end,
}

scenario "healing and goods cost more" {
  covers = { "ZAN-136" },
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
  altar = { { "Dance of Long Shadows", complete = true } },
  chance = { "Amber Halt" },

  run = function(t)
    t:expect_object("Joro the Unlucky", { at = "Amber Halt" })
  end,
}

scenario "all counters come back" {
  covers = { "ZAN-113" },
  altar = { { "Raising of the Brass Sun", complete = true } },

  run = function(t)
    t:expect { map = { Cloudshelf = { "Red Gem" }, ["Echo Bench"] = { "Green Gem" } } }
  end,
}

scenario "magic damage of challenges is higher" {
  covers = { "ZAN-120" },
  altar = { "Ash Baptism" },
  roaming = { "Leech Cloud" },

  run = function(t)
    t:expect_object("Leech Cloud", { magic = 2 })
  end,
}

scenario "who has two gold may lose all of it" {
  covers = { "ZAN-121" },
  altar = { { "Bargain in Blood", complete = true } },

  run = function(t)
    t.you:answer("all gold")
    t:expect { you = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "without a god a token is placed" {
  covers = { "ZAN-126" },
  altar = { { "Hour of the Hollow Moon", complete = true } },
  pool = { "Sun Token" },
  green_rites = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}
