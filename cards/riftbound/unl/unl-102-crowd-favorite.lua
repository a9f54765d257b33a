-- UNL-102 Crowd Favorite
-- Two experience buff it.
card "UNL-102" {
  activated { cost = { xp = 2 }, run = function() buff(me) end },
}
