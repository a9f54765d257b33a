-- ZAN-059 Sandskin Marauders
-- Reward: the hero takes one item of price 5 or less from any town's stack.

local cheap = item { at = map, price = at_most(5) }

card "ZAN-059" {
  when { defeated = me, run = function()
    local p = turn_player()
    local c = pick(cheap, p, "which_item")

    if c then mark(take_card(c, p), "reward") end
  end },
}
