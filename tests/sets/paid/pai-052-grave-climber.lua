-- PAI-052 Grave Climber
-- From the trash for five Energy; to an open battlefield for one Mind more.
card "PAI-052" {
  can { played = me, from = trash, cost = { energy = 5 } },
  can { played = me, to = battlefield { open }, additional_cost = { mind = 1 } },
}
