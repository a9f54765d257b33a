-- Plays with many additional costs, each of which can be paid in many ways.

scenario "A hand of dear units is looked through, though each has seven additional costs" {
  covers = { "355.1", "356.2", "PRC-097", "PRC-106", "PRC-013" },
  you = {
    base = { "Twin Teacher", "Twin Teacher", "Fair Butcher", "Fair Butcher", "Recruit", "Starved Wolf" },
    hand = { "Bound Giant", "Bound Giant", "Bound Giant", "Late Guest", "Field Toll", "Double Fork", "Starved Wolf" },
    resources = { energy = 1 },
  },

  run = function(t)
    t.you:refused("play", "Bound Giant")
    t.you:move("Recruit", "0")
    t:expect { question = "act" }
  end,
}

scenario "A unit is played with seven additional costs, of which three are paid" {
  covers = { "355.1", "356.2", "PRC-097", "PRC-106", "PRC-013" },
  you = {
    base = { "Twin Teacher", "Twin Teacher", "Fair Butcher", "Fair Butcher", "Recruit", "Starved Wolf" },
    hand = { "Bound Giant", "Late Guest", "Field Toll", "Double Fork", "Starved Wolf" },
    resources = { energy = 3, body = 2 },
  },

  run = function(t)
    t.you:play("Bound Giant", { cost = { { "Recruit" }, { "Fair Butcher#1" } },
      additional = { { false }, { false }, { false }, { false }, { true }, { false } } })

    t:expect { you = { base = { "Twin Teacher", "Twin Teacher", "Fair Butcher", "Starved Wolf", "Bound Giant" } } }
  end,
}
