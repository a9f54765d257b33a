-- SFD-081 Card Sharp
-- Everybody may have an exhausted Gold, and you one more for each opponent who has.

local you_and_they = either(player { you }, opponent)

card "SFD-081" {
  when { played = me,
    run = function()
      local more = 0
      for p in each(you_and_they) do
        local gold = wants("play a Gold", p) and play_token("Gold", exhausted, p)
        if gold and is(p, opponent) then more = more + 1 end
      end
      if more > 0 then play_token("Gold", more, exhausted) end
    end,
  },
}
