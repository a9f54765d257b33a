-- WLD-028 Vote Hall
-- After a conquest here each player votes: with more votes for war each discards one, else each draws one.
card "WLD-028" {
  when { conquers = player, here,
    run = function()
      local war = 0
      for p in each(player) do
        if choose("war", "peace", p) == 1 then war = war + 1 end
      end
      for p in each(player) do
        if 2 * war > count(player) then discard(1, p) else draw(1, p) end
      end
    end,
  },
}
