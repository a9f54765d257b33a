-- LTR-011 Collector's Box
-- Once each turn a friendly unit that would die goes home instead.
card "LTR-011" {
  instead { dies = unit { friendly }, each_turn = 1, run = function() heal(it) recall(it) end },
}
