-- PAI-021 Oil Lamp
-- Abilities of your gear cost one less.
card "PAI-021" {
  passive { ability { yours, of = gear }, cost = { energy = -1 } },
}
