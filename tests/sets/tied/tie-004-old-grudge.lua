-- TIE-004 Old Grudge
-- With two experience its death is worth a card.
card "TIE-004" {
  level { 2, deathknell { run = function() draw(1) end } },
}
