-- PAI-051 Free Pass
-- Your spells may be played from your trash for nothing.
card "PAI-051" {
  can { played = spell { yours }, from = trash, cost = { energy = 0 } },
}
