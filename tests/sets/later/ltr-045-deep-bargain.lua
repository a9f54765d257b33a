-- LTR-045 Deep Bargain
-- Kill a unit of yours; if you do, another gets its Might for the turn.
card "LTR-045" {
  effect { target = { unit { friendly }, unit { friendly, another } },
    run = function(a, b)
      local its = might(a)
      if kill(a) then give_might(b, its, this_turn) end
    end,
  },
}
