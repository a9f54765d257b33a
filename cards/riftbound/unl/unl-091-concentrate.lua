-- UNL-091 Concentrate
-- Two cards; two Energy less at six experience, and two less again at eleven.
card "UNL-091" {
  effect { run = function() draw(2) end },
  level { 6, passive { me, cost = { energy = -2 } } },
  level { 11, passive { me, cost = { energy = -2 } } },
}
