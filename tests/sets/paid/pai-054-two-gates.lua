-- PAI-054 Two Gates
-- From the trash for four Energy; to an open battlefield for two.
card "PAI-054" {
  can { played = me, from = trash, cost = { energy = 4 } },
  can { played = me, to = battlefield { open }, cost = { energy = 2 } },
}
