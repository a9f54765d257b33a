-- PAI-058 Kindling
-- It may burn three cards as it is played; then it draws two.
card "PAI-058" {
  as { played = me, may, cost = { burn = 3 } },
  effect { provided = paid(), run = function() draw(2) end },
}
