-- PAI-099 Lent Tools
-- A gear of your hand is there for a turn. It is recycled at the end, if it is a gear still.
local one = gear { yours, at = hand }
local goes = when { end_of_turn = player, once, run = function() if is(it, gear) then recycle(it) end end }
card "PAI-099" {
  activated {
    cost = { exhaust = me },
    run = function() delayed(goes, this_turn, play(pick(one), ignoring_cost)) end,
  },
}
