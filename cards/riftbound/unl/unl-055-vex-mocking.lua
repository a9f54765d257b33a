-- UNL-055 Vex, Mocking
-- She may follow to the battlefield where you stun an enemy.
card "UNL-055" {
  when { stunned = unit { enemy, at = battlefield }, by = you, may, run = function() move(me, there) end },
}
