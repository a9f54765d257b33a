-- RUL-008 Dry Season
-- Opponents gain no points.
card "RUL-008" {
  cannot { points = opponent },
}
