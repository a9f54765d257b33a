-- OGN-270 Showstopper
-- A unit in your base gets a buff and moves to a battlefield.
card "OGN-270" {
  effect { target = unit { yours, at = base }, destination = battlefield,
    run = function(u, place)
      buff(u)
      move(u, place)
    end,
  },
}
