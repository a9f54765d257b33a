-- ONC-013 Second Bite
-- The first time that it would die, it goes home healed instead.

card "ONC-013" {
  instead { dies = me, once, run = function() heal(me) recall(me) end },
}
