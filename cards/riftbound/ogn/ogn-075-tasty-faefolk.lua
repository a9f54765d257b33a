-- OGN-075 Tasty Faefolk
-- At its death two exhausted runes and a card.
card "OGN-075" {
  deathknell { run = function() channel(2, exhausted) draw(1) end },
}
