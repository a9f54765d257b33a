-- ZAN-126 Hour of the Hollow Moon
-- If a god is awake, the god's omen of the moon is resolved once more; else draw a token
-- from the pool and place it.

card "ZAN-126" {
  effect { run = function()
    local gods = objects(awake)

    if #gods == 0 then return place_drawn_token() end
    tell_omen(gods[#gods], 2)
  end },
}
