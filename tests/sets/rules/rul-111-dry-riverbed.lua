-- RUL-111 Dry Riverbed
-- The first rune that an opponent would channel is a card of yours instead, once.
card "RUL-111" {
  instead { would_channel = opponent, once, run = function() draw(1) end },
}
