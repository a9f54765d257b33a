-- PAI-015 Costly Return
-- Afterlife, one Chaos: a card for you.
card "PAI-015" {
  effect { run = function() draw(1) end },
}
