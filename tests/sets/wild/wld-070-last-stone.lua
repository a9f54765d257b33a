-- WLD-070 Last Stone
-- It cannot be scored before both players have five points.
card "WLD-070" {
  cannot { scored = player, here, provided = player { points = less_than(5) } },
}
