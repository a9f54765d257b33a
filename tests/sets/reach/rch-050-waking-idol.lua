-- RCH-050 Waking Idol
-- In your turn it is a unit with three Might.
card "RCH-050" {
  passive { me, is = unit, base_might = 3, provided = player { you, turn_player } },
}
