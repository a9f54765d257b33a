-- Great Muster: any number of your units have one Might more this turn.

card "RUL-095" {
  effect { target = unit { yours, any_number }, run = function(every) give_might(every, 1, this_turn) end },
}
