-- VEN-029 Ol' Poro
-- Not to be played in your first three turns.
card "VEN-029" {
  cannot { played = me, provided = player { you, turn_player, turn = at_most(3) } },
}
