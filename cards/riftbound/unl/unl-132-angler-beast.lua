-- UNL-132 Angler Beast
-- On arrival everyone of at most two Might goes back to its owner's hand.
local small_ones = unit { might = at_most(2) }

card "UNL-132" {
  when { played = me, run = function() put(small_ones, hand) end },
}
