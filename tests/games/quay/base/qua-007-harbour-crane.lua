-- QUA-007 Harbour Crane
-- When a crate comes out of the yard, its player has a coin.
card "QUA-007" {
  when { loaded = crate { friendly }, run = function()
    if zone_of(it) ~= yard then gain("coins", 1, controller(it)) end
  end },
}
