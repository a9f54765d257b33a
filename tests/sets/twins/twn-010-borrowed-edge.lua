-- TWN-010 Borrowed Edge
-- A unit of yours becomes a copy of another for this turn.
card "TWN-010" {
  effect { target = { unit { yours }, unit { another } },
    run = function(u, model) become_copy(u, model, this_turn) end,
  },
}
