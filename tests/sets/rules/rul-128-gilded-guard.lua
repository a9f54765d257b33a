-- RUL-128 Gilded Guard
-- A Gold comes and is then attached to a unit of yours.
local model = unit { linked }
local gild = effect { run = function() attach(it, pick(model)) end }

card "RUL-128" {
  effect { target = unit { yours },
    run = function(u)
      link(u)
      do_this(gild, play_token("Gold", exhausted))
    end,
  },
}
