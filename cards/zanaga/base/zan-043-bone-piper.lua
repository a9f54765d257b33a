-- ZAN-043 Bone Piper
-- Before combat: draw a token from the pool and place it.

card "ZAN-043" {
  when { met = me, run = function() place_drawn_token() end },
}
