-- PRC-027 Closing Act
-- One of three things; another one for each of three prices.
card "PRC-027" {
  costs { Repeat = { { energy = 1 }, { any = 1 }, { energy = 1, any = 1 } } },
  effect { modes = { fresh,
    { "draw", run = function() draw(1) end },
    { "damage", target = unit { at = battlefield }, run = function(u) deal(2, u) end },
    { "Might", target = unit, run = function(u) give_might(u, 1, this_turn) end },
  } },
}
