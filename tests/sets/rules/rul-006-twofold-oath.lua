-- RUL-006 Twofold Oath
-- A unit gets a Might this turn, and another one two; each by an ability of its own.
local one = effect { target = unit, run = function(u) give_might(u, 1, this_turn) end }
local two = effect { target = unit, run = function(u) give_might(u, 2, this_turn) end }

card "RUL-006" {
  effect { run = function()
    do_this(one)
    do_this(two)
  end },
}
