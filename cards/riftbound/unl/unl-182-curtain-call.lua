-- UNL-182 Curtain Call
-- One of four things, and up to three more for Repeat, each another one.
card "UNL-182" {
  costs { Repeat = { { energy = 1 }, { any = 1 }, { energy = 1, any = 1 } } },
  effect { modes = { fresh,
    { "draw 1", run = function() draw(1) end },
    { "2 damage at a battlefield", target = unit { at = battlefield }, run = function(u) deal(2, u) end },
    { "3 damage at a base", target = unit { at = base }, run = function(u) deal(3, u) end },
    { "4 Might less at a battlefield", target = unit { at = battlefield },
      run = function(u) give_might(u, -4, this_turn) end },
  } },
}
