-- RUL-062 Wild Thicket
-- Birds have two Might more here; whoever scores here may bring back what it has replaced.
card "RUL-062" {
  passive { unit { here, tag = "Bird" }, might = 2 },
  when { scored = you, here, may, run = function() swap_back(me) end },
}
