-- UNL-025 Undying Legion
-- With Legion it may come out of the trash for three Energy and a Fury.
card "UNL-025" {
  legion { can { played = me, from = trash, cost = { energy = 3, fury = 1 } } },
}
