-- RUL-102 Long Shadow
-- Until your next turn a unit has two Might less.
card "RUL-102" {
  effect { target = unit, run = function(u) give_might(u, -2, until_your_turn) end },
}
