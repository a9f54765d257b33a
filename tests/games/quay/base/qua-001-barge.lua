-- QUA-001 Barge
-- At a tide of two it brings three coins, at a greater one four, if it loaded last.
card "QUA-001" {
  when { tide = me, amount = 2, run = function() gain("coins", 3) end },
  when { tide = me, amount = at_least(3),
    run = function()
      if is(noted(champion), me) then gain("coins", 4) end
    end,
  },
}
