-- LAN-005 Slow Bell
-- A card at the end of the turn.
local toll = when { end_of_turn = player, once, run = function() draw(1) end }

card "LAN-005" { when { holds = me, run = function() later(toll, this_turn) end } }
