-- VEN-033 Pakaa Protector
-- Each of its moves reveals the top of your deck: a unit is drawn, anything else is trashed for two Might this turn.
card "VEN-033" {
  when { moves = me,
    run = function()
      local c = reveal(1)[1]
      if is(c, unit) then
        draw(c)
      else
        put(c, trash)
        give_might(me, 2, this_turn)
      end
    end,
  },
}
