-- PAI-053 Double Toll
-- To an open battlefield for one Mind more; from the trash for one Energy more.
card "PAI-053" {
  can { played = me, to = battlefield { open }, additional_cost = { mind = 1 } },
  can { played = me, from = trash, additional_cost = { energy = 1 } },
}
