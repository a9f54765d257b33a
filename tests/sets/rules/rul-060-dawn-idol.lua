-- RUL-060 Dawn Idol
-- Two cards as it dies in your Beginning Phase, else one; Might when you ready it.
card "RUL-060" {
  when { dies = me,
    run = function()
      if in_phase("Beginning") then draw(2) else draw(1) end
    end,
  },
  when { readied = me, by = you, run = function() give_might(me, 1, this_turn) end },
}
