-- VEN-055 Applied Researchers
-- Empowered, your spells cost an Energy and a Power less, at least one Energy.
card "VEN-055" {
  empowered { passive { spell { yours }, cost = { energy = -1, any = -1, minimum = 1 } } },
}
