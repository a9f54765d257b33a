-- CLK-003 Night Watchman
-- When your opponent passes, two Tin Soldiers come to your close combat row, once.
card "CLK-003" {
  alarm { once, run = function()
    create("Tin Soldier", close)
    create("Tin Soldier", close)
  end },
}
