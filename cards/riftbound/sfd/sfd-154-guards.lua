-- SFD-154 Guards!
-- A Sand Soldier comes; one Order readies it.
local one_order = cost { order = 1 }
local stand_up = effect { run = function() if pay(one_order) then ready(it) end end }

card "SFD-154" {
  effect { run = function() do_this(stand_up, play_token("Sand Soldier")) end },
}
