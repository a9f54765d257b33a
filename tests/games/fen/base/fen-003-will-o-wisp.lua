-- FEN-003 Will-o'-Wisp
-- When it is read, two wisps come.
card "FEN-003" {
  when { read = me,
    run = function()
      draw_wisp()
      draw_wisp()
    end,
  },
}
