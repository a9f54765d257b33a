-- PAI-055 Cheap Cellar
-- Your cards with Hidden may be hidden for two Energy.
card "PAI-055" {
  can { hidden = card { yours, has = "Hidden" }, cost = { energy = 2 } },
}
