-- TIE-034 Unlearned Court
-- Other units here have lost Level, and the text behind it.
card "TIE-034" {
  passive { unit { here, another }, loses = "Level" },
}
