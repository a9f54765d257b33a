-- OGN-173 Ride the Wind
-- One of your units moves wherever you like and is ready there.
card "OGN-173" {
  effect { target = unit { friendly }, destination = anywhere,
    run = function(u, place)
      move(u, place)
      ready(u)
    end,
  },
}
