-- WLD-033 Last Hour
-- Another turn for you, after which you lose; banished.
local doom = when { end_of_turn = you, once, run = function() eliminate() end }
local later_turn = when { turn_begins = you, once, run = function() delayed(doom, this_turn) end }

card "WLD-033" {
  effect {
    run = function()
      extra_turn()
      delayed(later_turn)
      banish(me)
    end,
  },
}
