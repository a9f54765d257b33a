-- VEN-002 Blade Twirler
-- Its first move of a turn burns a card of a player whom you choose.
card "VEN-002" {
  when { moves = me, nth = 1, target = player, run = function(p) burn(1, p) end },
}
