-- PAI-094 Gear Watch
-- One Might for each ability of gear that has resolved this turn.
card "PAI-094" { passive { me, might = 1, each = happened { ability_used = gear } } }
