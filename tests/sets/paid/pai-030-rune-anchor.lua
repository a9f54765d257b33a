-- PAI-030 Rune Anchor
-- For one Energy a rune of yours stays that would leave.
card "PAI-030" {
  instead { leaves = rune { yours }, may, cost = { energy = 1 }, run = function() gain("embers", 1) end },
}
