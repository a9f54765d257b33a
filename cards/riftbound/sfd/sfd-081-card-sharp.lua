-- SFD-081 Card Sharp
-- Everybody may have an exhausted Gold, and you one more for each opponent who has.
card "SFD-081" {
  when { played = me,
    run = function()
      local more = 0
      if wants("play a Gold") then play_token("Gold", exhausted) end
      for p in each(opponent) do
        if wants("play a Gold", p) and play_token("Gold", exhausted, p) then more = more + 1 end
      end
      if more > 0 then play_token("Gold", more, exhausted) end
    end,
  },
}
