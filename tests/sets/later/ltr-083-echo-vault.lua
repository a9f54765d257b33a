-- LTR-083 Echo Vault
-- Spells in your trash have Flow for their own cost.
card "LTR-083" {
  passive { spell { yours, at = trash }, has = with_cost("Flow", own_cost) },
}
