-- PAI-004 Private Ground
-- What your spells have chosen, enemy spells cannot choose.
card "PAI-004" {
  cannot { chosen = unit { chosen_by = spell { yours } }, with = spell { enemy } },
}
