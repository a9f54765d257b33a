-- RUL-130 Brief Muster
-- Two Recruits come; when the turn ends they die, unless you have fewer than three of them.
local parting = when { end_of_turn = player, once, run = function() kill(it) end }
local crowd = unit { it }
local muster = effect {
  run = function() if count(crowd) > 2 then delayed(parting, this_turn, it) end end,
}

card "RUL-130" {
  effect { run = function() do_this(muster, play_token("Recruit", 2, base)) end },
}
