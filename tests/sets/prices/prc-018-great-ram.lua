-- PRC-018 Great Ram
-- It costs as much Energy less as you have units, but at least one.
card "PRC-018" {
  passive { me, cost = { energy = -1 }, each = unit { friendly }, minimum = 1 },
}
