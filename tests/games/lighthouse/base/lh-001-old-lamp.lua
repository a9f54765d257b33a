-- LH-001 Old Lamp
-- While it is lit the keeper rolls one die more.
card "LH-001" { passive { player { on_turn }, more_dice = 1, provided = lamp { me, lit } } }
