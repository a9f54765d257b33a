-- UNL-163 Mageseeker Investigator
-- Opponents pay one Power for each unit beyond the first that they move to its battlefield at once.
card "UNL-163" {
  passive { battlefield { here }, cost_to_join = { any = 1 }, by = opponent },
}
