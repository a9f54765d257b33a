-- PAI-001 Shy Wisp
-- Three more Might while an enemy spell has chosen it.
card "PAI-001" {
  passive { unit { me, chosen_by = spell { enemy } }, might = 3 },
}
