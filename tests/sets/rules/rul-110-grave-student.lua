-- RUL-110 Grave Student
-- Instead of drawing you burn a card.
card "RUL-110" {
  instead { would_draw = you, run = function() burn(1) end },
}
