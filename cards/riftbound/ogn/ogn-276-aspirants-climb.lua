-- OGN-276 Aspirant's Climb
-- The game is won a point later.
card "OGN-276" {
  passive { player, victory_score = 1 },
}
