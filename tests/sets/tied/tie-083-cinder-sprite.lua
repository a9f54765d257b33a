-- TIE-083 Cinder Sprite
-- For a singe and itself it deals 2.
card "TIE-083" {
  activated { cost = { singed = 1, kill = me }, target = unit { enemy }, run = function(u) deal(2, u) end },
}
