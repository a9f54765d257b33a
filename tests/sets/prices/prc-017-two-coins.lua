-- PRC-017 Two Coins
-- You may pay two Energy or one Power of any domain more: then it has two Might more.
card "PRC-017" {
  as { played = me, may, cost = either({ energy = 2 }, { any = 1 }) },
  when { played = me, provided = paid(), run = function() give_might(me, 2) end },
}
