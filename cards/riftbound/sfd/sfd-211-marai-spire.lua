-- SFD-211 Marai Spire
-- Repeat costs its controller's side one Energy less.
card "SFD-211" {
  passive { spell { friendly }, additional_cost = { energy = -1 }, of = "Repeat" },
}
