-- SFD-091 Buhru Captain
-- It may draw a card or be buffed when it comes.
card "SFD-091" {
  when { played = me, may, modes = {
    { "draw 1", run = function() draw(1) end },
    { "buff me", run = function() buff(me) end },
  } },
}
