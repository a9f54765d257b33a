-- RUL-076 Mirror Purse
-- Each gear token that you play comes twice.
card "RUL-076" {
  as { token_played = gear, by = you, run = function() one_more(it) end },
}
