-- QUA-007 Harbour Crane
-- When a crate comes out of the yard, its player has a coin; and it heaves for two more.
card "QUA-007" {
  activated { cost = { heave = me }, run = function() gain("coins", 2) end },
  when { loaded = crate { friendly }, run = function()
    if zone_of(it) ~= yard then gain("coins", 1, controller(it)) end
  end },
}
