-- RCH-056 Spell Listener
-- Each spell that you play gives it one Might this turn.
card "RCH-056" {
  when { played = spell, by = you, run = function() give_might(me, 1, this_turn) end },
}
