-- WLD-053 Stone Skin
-- Of each damage to its host only one counts.
card "WLD-053" {
  attached { instead { damaged = me, amount = at_least(2), run = function() deal(1, me) end } },
}
