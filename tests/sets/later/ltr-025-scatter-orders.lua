-- LTR-025 Scatter Orders
-- Two friendly units move, each to a battlefield.
local march = effect { target = unit { friendly, another }, destination = battlefield,
  run = function(u, place) move(u, place) end,
}

card "LTR-025" { march, march }
