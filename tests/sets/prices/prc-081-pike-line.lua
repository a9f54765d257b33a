-- PRC-081 Pike Line
-- Opponents pay one Energy for each unit that they move to its battlefield.
card "PRC-081" {
  passive { battlefield { here }, cost_to_move = { energy = 1 }, by = opponent },
}
