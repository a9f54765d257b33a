-- PRC-008 Echo Hall
-- Your Repeat costs one Energy less.
card "PRC-008" {
  passive { spell { yours }, additional_cost = { energy = -1 }, of = "Repeat" },
}
