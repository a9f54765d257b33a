-- ZAN-236 Kesh of the Old Faith
-- Before combat with a cultist or a god: draw a token from the pool; if it is a sun or
-- wild, the hero's first roll succeeds. The token goes back.

local lucky = either(token { symbol = "sun" }, token { symbol = "wild" })

card "ZAN-236" {
  when { met = either(challenge { traits = "cultist" }, god), by = you, run = function()
  local t = draw_token()

  happens("token_drawn", t)
  if is(t, lucky) then note(sure_roll, 1) end
end },
}
