-- LTR-003 Ash Reader
-- Burns two when played; a Might for the turn whenever a card of yours is burned, once each turn.
card "LTR-003" {
  when { played = me, run = function() burn(2) end },
  when { burned = card { yours }, each_turn = 1, run = function() give_might(me, 1, this_turn) end },
}
