-- OGN-164 Sett, Brawler
-- Buffed on arrival and for each conquest; the buff may be spent for four Might.
card "OGN-164" {
  when { played = me, conquers = me, run = function() buff(me) end },
  activated { cost = { spend_buff = me }, run = function() give_might(me, 4, this_turn) end },
}
