-- VEN-004 Dune Surfer
-- In its combats you assign damage as if nobody had Tank.
card "VEN-004" {
  passive { player { you }, ignores = "Tank", provided = unit { me, in_combat } },
}
