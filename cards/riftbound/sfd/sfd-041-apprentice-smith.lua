-- SFD-041 Apprentice Smith
-- Each of its moves shows your top card: gear is drawn, any other is recycled.
card "SFD-041" {
  when { moves = me,
    run = function()
      local shown = reveal(1)
      if is(shown, gear) then draw(shown) else recycle(shown) end
    end,
  },
}
