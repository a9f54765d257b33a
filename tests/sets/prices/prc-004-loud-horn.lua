-- PRC-004 Loud Horn
-- Played, it gives a gear an Equip of its own: one Energy and a card that is discarded.
local once_more = with_cost("Equip", { energy = 1, discard = 1 })

card "PRC-004" {
  when { played = me, target = gear { yours },
    run = function(g) give(g, once_more, this_turn) end,
  },
}
