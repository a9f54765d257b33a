-- WLD-055 Oubliette
-- As it comes a card of an opponent's hand is banished, until this leaves.
local a_card = card {}
local kept = card { linked, at = banishment }

card "WLD-055" {
  when { played = me, target = opponent,
    run = function(p) link(banish(pick(a_card, reveal(hand, p)))) end },
  when { dies = me, run = function() put(pick(kept), hand) end },
}
