-- RUL-063 Deep Lair
-- Units move here from anywhere.
card "RUL-063" {
  can { moves = unit, to = here },
}
