-- VEN-010 Consuming Curse
-- Two damage at a battlefield, with a bonus of one for each of these in your trash.
card "VEN-010" {
  effect { target = unit { at = battlefield }, run = function(u) deal(2, u) end },
  passive { me, bonus_damage = 1, each = card { yours, at = trash, name = "Consuming Curse" } },
}
