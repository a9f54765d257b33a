-- OGN-165 Cemetery Attendant
-- On arrival, a unit comes back from your trash to your hand.
card "OGN-165" {
  when { played = me, target = unit { yours, at = trash }, run = function(u) put(u, hand) end },
}
