-- VEN-033 Pakaa Protector
-- Each of its moves reveals the top of your deck: a unit is drawn, anything else is trashed for two Might this turn.
card "VEN-033" {
  when { moves = me,
    run = function()
      local shown = reveal(1)
      if is(shown, unit) then
        draw(shown)
      else
        put(shown, trash)
        give_might(me, 2, this_turn)
      end
    end,
  },
}
