-- WLD-022 Term Soldier
-- Any amount of Energy more: so many terms. A term less as your turn ends; without one it dies.
local any_energy = cost { energy = any_number }

card "WLD-022" {
  as { played = me, run = function() count_on(me, "term", pays(any_energy) or 0) end },
  passive { me, might = 1, each = counters("term", me) },
  when { end_of_turn = you,
    run = function()
      if counters("term", me) == 0 then kill(me) end
      count_on(me, "term", -1)
    end,
  },
}
