-- ONC-005 Tally Raven
-- The first two times that an enemy unit dies, a card for you.

card "ONC-005" {
  when { dies = unit { enemy }, uses = 2, run = function() draw(1) end },
}
