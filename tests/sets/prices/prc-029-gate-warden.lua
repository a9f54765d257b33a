-- PRC-029 Gate Warden
-- Opponents pay one Power for each unit beyond the first that they move to its battlefield at once.
card "PRC-029" {
  passive { battlefield { here }, cost_to_join = { any = 1 }, by = opponent },
}
