-- WLD-041 Wild Caller
-- Shows your top card: a unit comes into play for its cost less two, with Ganking; another card is drawn.
local two_less = discount { energy = 2 }

card "WLD-041" {
  activated { cost = { energy = 1, exhaust = me },
    run = function()
      local c = reveal(1)
      if is(c, unit) then give(play(c, two_less), "Ganking", this_turn) else draw(c) end
    end,
  },
}
