-- VEN-098 Stargazer
-- Spells with Flow cost two Energy less from your trash, at least one.
card "VEN-098" {
  passive { spell { yours, from = trash, has = "Flow" }, cost = { energy = -2, minimum = 1 } },
}
