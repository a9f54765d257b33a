-- TIE-021 Village Well
-- Each player may pay an Energy for a card as their Main Phase starts.
card "TIE-021" {
  when { main_phase = player, they_may, cost = { energy = 1 }, run = function() draw(1) end },
}
