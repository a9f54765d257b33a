-- LTR-072 Twin Sight
-- Play a copy of a unit for nothing to a battlefield that you choose.
card "LTR-072" {
  effect { target = { unit, battlefield }, run = function(u, b) play_copy(u, ignoring_cost, b) end },
}
