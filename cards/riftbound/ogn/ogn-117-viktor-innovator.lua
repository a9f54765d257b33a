-- OGN-117 Viktor, Innovator
-- A Recruit at home for each card you play in somebody else's turn.
card "OGN-117" {
  when { played = card, by = you, provided = opponent { turn_player },
    run = function() play_token("Recruit", base) end,
  },
}
