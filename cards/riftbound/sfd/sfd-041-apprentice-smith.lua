-- SFD-041 Apprentice Smith
-- Each of its moves shows your top card: gear is drawn, any other is recycled.
card "SFD-041" {
  when { moves = me,
    run = function()
      local top = reveal(1)
      if is(top, gear) then draw(top) else recycle(top) end
    end,
  },
}
