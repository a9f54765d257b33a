-- RUL-033 Rich Seal
-- Exhausted at any time, once a turn, it adds an Energy and a Fury. Your spells make it ready.
card "RUL-033" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1, fury = 1 }, each_turn = 1 },
  when { played = spell, by = you, run = function() ready(me) end },
}
