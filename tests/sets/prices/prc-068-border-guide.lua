-- PRC-068 Border Guide
-- Your units that enter at a battlefield cost two Energy less.
card "PRC-068" {
  passive { unit { yours }, cost = { energy = -2 }, to = battlefield },
}
