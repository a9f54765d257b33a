-- PAI-069 Refrain Master
-- Spells in your trash have Refrain for one Energy.
card "PAI-069" {
  passive { spell { yours, at = trash }, has = with_cost("Refrain", { energy = 1 }) },
}
