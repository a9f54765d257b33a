-- PRC-065 Book Burner
-- Discard a spell: two cards for you.
card "PRC-065" {
  activated { cost = { discard = spell }, run = function() draw(2) end },
}
