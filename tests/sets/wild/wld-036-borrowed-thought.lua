-- WLD-036 Borrowed Thought
-- Look at the top card of an opponent's deck; you may play it for nothing.
card "WLD-036" {
  effect { target = opponent,
    run = function(p)
      local c = look(1, p)
      if wants("play it", you) then play(c, ignoring_cost) end
    end,
  },
}
