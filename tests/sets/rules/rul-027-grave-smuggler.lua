-- RUL-027 Grave Smuggler
-- Your cards with Hidden may be hidden from your trash for an Energy.
card "RUL-027" {
  can { hidden = card { yours, has = "Hidden" }, from = trash, cost = { energy = 1 } },
}
