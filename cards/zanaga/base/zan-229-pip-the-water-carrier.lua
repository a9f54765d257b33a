-- ZAN-229 Pip, the Water Carrier
-- When your hero rests a die, remove 1 exhaustion from Pip, too.

card "ZAN-229" {
  when { rested = hero { friendly }, run = function() relieve(me, 1) end },
}
