-- OGN-259 Yasuo, Unforgiven
-- Two Energy and exhausting him: a friendly unit goes to its base, or from it to a battlefield.
card "OGN-259" {
  activated { cost = { energy = 2, exhaust = me }, modes = {
    { "to its base", target = unit { friendly, at = battlefield },
      run = function(u) move(u, base) end },
    { "from its base", target = unit { friendly, at = base }, destination = battlefield,
      run = function(u, place) move(u, place) end },
  } },
}
