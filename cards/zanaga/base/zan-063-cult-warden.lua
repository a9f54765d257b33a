-- ZAN-063 Cult Warden
-- When it joins the roaming track, draw a token from the pool and place it.

card "ZAN-063" {
  when { joins_roaming = me, run = function() place_drawn_token() end },
}
