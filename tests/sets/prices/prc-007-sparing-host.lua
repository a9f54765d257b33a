-- PRC-007 Sparing Host
-- Optional additional costs that you pay cost one Energy or one Power less.
card "PRC-007" {
  passive { card { yours }, additional_cost = either({ energy = -1 }, { any = -1 }) },
}
