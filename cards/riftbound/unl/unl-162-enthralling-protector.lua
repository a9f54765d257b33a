-- UNL-162 Enthralling Protector
-- Two experience buff it.
card "UNL-162" {
  activated { cost = { xp = 2 }, run = function() buff(me) end },
}
