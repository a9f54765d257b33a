-- PAI-022 Gear Hand
-- Two more Might in a turn in which an ability of yours has cost two Energy or more.
card "PAI-022" {
  passive { unit { me }, might = 2, provided = happened { ability_finalized = gear, by = you, amount = at_least(2) } },
}
