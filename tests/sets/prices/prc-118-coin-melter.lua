-- PRC-118 Coin Melter
-- Played, it may pay one Power and a gear, which is killed, for two cards.
local price = cost { any = 1, kill = gear { friendly } }

card "PRC-118" {
  when { played = me, run = function() if pays(price) then draw(2) end end },
}
