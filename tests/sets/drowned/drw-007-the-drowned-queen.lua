-- DRW-007 The Drowned Queen
-- All weather is cleared, and you draw a card for each card of it.
card "DRW-007" {
  activated { run = function()
    local n = count(objects(weather_area))

    clear_weather()
    draw_cards(n, you)
  end },
}
