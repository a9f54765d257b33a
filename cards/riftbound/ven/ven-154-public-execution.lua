-- VEN-154 Public Execution
-- A friendly unit, and the end of a weaker enemy.
card "VEN-154" {
  effect { target = { unit { friendly }, unit { enemy, might = less_than(might(it)) } },
    run = function(_, foe) kill(foe) end,
  },
}
