-- FEN-008 Long Echo
-- When it is read, two signs rise.
card "FEN-008" {
  when { read = me,
    run = function()
      raise_sign()
      raise_sign()
    end,
  },
}
