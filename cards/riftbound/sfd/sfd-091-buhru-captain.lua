-- SFD-091 Buhru Captain
-- It may draw a card or be buffed when it comes.
card "SFD-091" {
  when { played = me, may,
    run = function() if choose("draw 1", "buff it") == 1 then draw(1) else buff(me) end end,
  },
}
