-- RUL-068 Double Mage
-- The first token unit that you play in a turn comes twice, if you like.
card "RUL-068" {
  as { token_played = unit, by = you, may, each_turn = 1, provided = unit { me, at = battlefield },
    run = function() one_more(it) end },
}
