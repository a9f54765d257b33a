-- VEN-106 Wind and Ghosts
-- A unit at a battlefield is banished if its Might is three or less, else put into its owner's hand.

local weak = unit { might = at_most(3) }

card "VEN-106" {
  effect { target = unit { at = battlefield },
    run = function(u) if is(u, weak) then banish(u) else put(u, hand) end end,
  },
}
