-- WLD-003 Dragon Egg
-- Ages as your turns begin; at the third it breaks, and two ready dragons come.
card "WLD-003" {
  when { beginning_phase = you,
    run = function()
      if (count_on(me, "age", 1) or 0) >= 3 then
        kill(me)
        play_token("Whelp", 2, readied)
      end
    end,
  },
}
