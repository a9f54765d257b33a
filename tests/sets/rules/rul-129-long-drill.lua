-- RUL-129 Long Drill
-- A Recruit comes; it is readied, and after that buffed.
local praise = effect { run = function() buff(it) end }
local drill = effect {
  run = function()
    ready(it)
    do_this(praise)
  end,
}

card "RUL-129" {
  effect { run = function() do_this(drill, play_token("Recruit", base)) end },
}
