-- PAI-010 Quiet Study
-- Your spells cost one less.
card "PAI-010" {
  passive { spell { yours }, cost = { energy = -1 } },
}
