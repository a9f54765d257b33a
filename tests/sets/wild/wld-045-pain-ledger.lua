-- WLD-045 Pain Ledger
-- A card as your turn ends for each three damage that your units took in it.
local pain = happened { damaged = unit { yours }, total }

card "WLD-045" {
  when { end_of_turn = you, run = function() draw(count(pain) // 3) end },
}
