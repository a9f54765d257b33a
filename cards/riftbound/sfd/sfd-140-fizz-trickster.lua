-- SFD-140 Fizz, Trickster
-- On arrival, a spell of three Energy or less may be played from your trash for its Power, then it is recycled.
local then_recycled = instead { leaves = it, from = chain, to = trash, once,
  run = function() recycle(it) end,
}

card "SFD-140" {
  when { played = me, may, target = spell { yours, at = trash, energy = at_most(3) },
    run = function(s) delayed(then_recycled, this_turn, play(s, ignoring_energy)) end,
  },
}
