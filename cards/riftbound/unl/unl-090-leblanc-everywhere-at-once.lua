-- UNL-090 LeBlanc, Everywhere At Once
-- At her battlefield, what is Temporary of yours does not fade.
card "UNL-090" {
  passive { permanent { yours, here, at = battlefield }, never_triggers = "Temporary" },
}
