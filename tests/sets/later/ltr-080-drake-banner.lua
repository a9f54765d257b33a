-- LTR-080 Drake Banner
-- All your units are Dragons, wherever they are.
card "LTR-080" {
  passive { unit { yours, at = everywhere }, has = tag "Dragon" },
}
