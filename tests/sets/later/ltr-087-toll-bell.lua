-- LTR-087 Toll Bell
-- A unit token that an opponent would play is an exhausted Coin instead.
card "LTR-087" {
  instead { played = unit { token }, by = opponent, run = function() play_token("Coin", exhausted, they) end },
}
