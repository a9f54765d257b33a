-- ZAN-119 Sewing of Shadows
-- Draw two tokens from the pool and place them.

card "ZAN-119" {
  effect { run = function()
    place_drawn_token()
    place_drawn_token()
  end },
}
