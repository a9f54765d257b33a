-- PAI-096 Rare Landing
-- Once each turn, for one Mind more, you may play a unit to an open battlefield.
card "PAI-096" {
  can { played = unit { yours }, by = you, to = battlefield { open }, additional_cost = { mind = 1 }, each_turn = 1 },
}
