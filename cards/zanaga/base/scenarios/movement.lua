-- Movement (A3, B8, B9, B10): steps, dice, rest, compass, the market in the middle of it.

given { mode = "alone", you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } } }

scenario "a single step leads to any space beside the hero" {
  covers = { "A3 movement" },

  run = function(t)
    t.you:offers("walk", "Joro the Unlucky", "Knife of Noon")
    t.you:offers("walk", "Joro the Unlucky", "Seven Drums")
    t.you:offers_not("walk", "Joro the Unlucky", "Condor Stair")
    t.you:refused("walk", "Joro the Unlucky", "Condor Stair", "A3 movement")
    t.you:walk("Joro the Unlucky", "Seven Drums")
    t:expect_object("Joro the Unlucky", { at = "Seven Drums" })
  end,
}

scenario "a hero who is well throws five dice" {
  covers = { "A3 movement" },
  chance = { 1, 2, 3, 4, 5 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 5 }
  end,
}

scenario "a hero with a wound throws four dice" {
  covers = { "A3 movement" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 1 } } } },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "a hero with a tired ally throws four dice" {
  covers = { "A3 movement" },
  you = { party = { { "Gentle Ubo", exhaustion = 1 } } },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "a die opens a space of a terrain that it shows, and is spent" {
  covers = { "A3 movement" },
  chance = { 6, 6, 6, 6, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "jungle/hills/swamp", "Hush of Leaves")
    t.you:offers_not("enter", "jungle/hills/swamp", "Knife of Noon")
    t.you:offers("enter", "savanna/jungle/mountain", "Knife of Noon")
    t.you:enter("jungle/hills/swamp", "Hush of Leaves")
    t:expect_object("Joro the Unlucky", { at = "Hush of Leaves" })
    t:expect { cup_size = 4 }
  end,
}

scenario "a road opens a space whatever its land is" {
  covers = { "A3 movement" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 5, 5, 5, 5, 5 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "road/river/hills", "Bellbird Wood")
  end,
}

scenario "where the land counts too, a road is used only from the same road" {
  covers = { "A3 movement" },
  settings = { entry = "land_and_more" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers_not("enter", "savanna/road/river", "Bellbird Wood")
    t.you:offers("enter", "savanna/road/river", "Seven Drums")
  end,
}

scenario "a town takes any die" {
  covers = { "A3 movement" },
  chance = { 6, 6, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("jungle/hills/swamp", "Seven Drums")
    t:expect_object("Joro the Unlucky", { at = "Seven Drums" })
  end,
}

scenario "the Lost City takes any die" {
  covers = { "B10 Lost City" },
  map = { ["Knife of Noon"] = { "Lost City" } },
  chance = { 6, 6, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "jungle/hills/swamp", "Knife of Noon")
  end,
}

scenario "nobody stays without a roll where that is agreed" {
  covers = { "A3 movement" },
  settings = { stay = "never" },

  run = function(t) t.you:refused("stay") end,
}

scenario "each die that is put aside removes an exhaustion" {
  covers = { "B9 rest" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", exhaustion = 2 } } } },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
    t:expect { cup_size = 3 }
  end,
}

scenario "the player says whether the hero or an ally rests" {
  covers = { "B9 rest" },
  you = {
    map = { ["Echo Bench"] = { { "Joro the Unlucky", exhaustion = 1 } } },
    party = { { "Gentle Ubo", exhaustion = 1 } },
  },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river", { who_rests = "Gentle Ubo" })
    t:expect_object("Gentle Ubo", { exhaustion = 0 })
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "nobody rests who is not tired" {
  covers = { "B9 rest" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 1 } } } },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("rest", "savanna/road/river", "B9 rest")
  end,
}

scenario "a compass turns a die to any face and goes back to the supply" {
  covers = { "B8 compass", "ZAN-256" },
  you = { pouch = { "Dead Man's Compass" } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:compass("savanna/road/river", { which_face = "savanna/jungle/mountain" })
    t.you:offers("enter", "savanna/jungle/mountain", "Knife of Noon")
    t:expect { supply = { "Dead Man's Compass" }, you = { pouch = {} } }
  end,
}

scenario "without a compass no die is turned" {
  covers = { "B8 compass" },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("compass", "savanna/road/river", "B8 compass")
  end,
}

scenario "in a village the hero holds the market and goes on with the dice that are left" {
  covers = { "B10 village" },
  market_deck = { "Gourd Rattle" },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("savanna/road/river", "Seven Drums")
    t.you:hold_market()
    t:expect_object("Gourd Rattle", { at = "Seven Drums" })
    t.you:buy("Gourd Rattle")
    t.you:leave_market()
    t.you:enter("savanna/road/river", "Echo Bench")
    t:expect { you = { pack = { "Gourd Rattle" }, gold = 1 }, cup_size = 3 }
  end,
}

scenario "a trading post holds its market only when the movement is over" {
  covers = { "B10 village" },
  you = { map = { ["Glasswing Grove"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("savanna/road/river", "Ladder Gate")
    t.you:refused("hold_market")
  end,
}

scenario "there is one market in a turn" {
  covers = { "B10 village" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger" },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("savanna/road/river", "Seven Drums")
    t.you:hold_market()
    t.you:leave_market()
    t:stop_at("turn_ends")
    t.you:stop()
    t:expect { market_deck = { "Fishbone Dagger" } }
  end,
}
