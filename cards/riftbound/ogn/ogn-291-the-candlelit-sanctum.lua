-- OGN-291 The Candlelit Sanctum
-- Conquering it shows you two cards of your deck; you may recycle them.
card "OGN-291" {
  when { conquers = you, here, run = function() predict(2) end },
}
