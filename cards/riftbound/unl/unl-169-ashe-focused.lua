-- UNL-169 Ashe, Focused
-- On arrival she banishes a card of an opponent's hand; it comes back when that one holds.
local one_card = card {}
local kept = card { linked, at = banishment }
local comes_back = when { holds = it, once, run = function() put(kept, hand) end }

card "UNL-169" {
  when { played = me, target = opponent,
    run = function(foe)
      link(banish(pick(one_card, reveal(hand, foe))))
      delayed(comes_back, foe)
    end,
  },
}
