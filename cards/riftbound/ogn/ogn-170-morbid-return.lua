-- OGN-170 Morbid Return
-- A unit comes back from your trash to your hand.
card "OGN-170" {
  effect { target = unit { yours, at = trash }, run = function(u) put(u, hand) end },
}
