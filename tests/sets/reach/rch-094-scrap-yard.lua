-- RCH-094 Scrap Yard
-- A gear out of your hand for a card, and one Might for a unit once a gear of yours was discarded.
card "RCH-094" {
  activated { cost = { discard = gear }, run = function() draw(1) end },
  when { discarded = gear { yours }, target = unit, run = function(u) give_might(u, 1, this_turn) end },
}
