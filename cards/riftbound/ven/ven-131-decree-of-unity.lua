-- VEN-131 Decree of Unity
-- The end of an enemy unit or gear of Chaos.
card "VEN-131" {
  effect { target = permanent { enemy, chaos }, run = function(x) kill(x) end },
}
