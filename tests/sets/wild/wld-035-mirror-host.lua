-- WLD-035 Mirror Host
-- A token copy of each of your units with at most three Might; they die as the turn ends.
local small = unit { yours, might = at_most(3) }
local fade = when { end_of_turn = player, once, run = function() kill(it) end }

card "WLD-035" {
  effect {
    run = function()
      for u in each(small) do
        delayed(fade, this_turn, play_copy(u, ignoring_cost, readied))
      end
    end,
  },
}
