-- UNL-038 Skyward Strike
-- Sends an enemy unit elsewhere; at six experience an enemy is stunned too.
card "UNL-038" {
  effect { target = unit { enemy }, destination = anywhere, run = function(u, place) move(u, place) end },
  level { 6, effect { target = unit { enemy }, run = function(u) stun(u) end } },
}
