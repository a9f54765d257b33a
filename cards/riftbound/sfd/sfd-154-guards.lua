-- SFD-154 Guards!
-- A Sand Soldier comes; one Order readies it.
local stand_up = effect { may, cost = { order = 1 }, run = function() ready(it) end }

card "SFD-154" {
  effect { run = function() do_this(stand_up, play_token("Sand Soldier")) end },
}
