-- PRC-119 Early Melter
-- As gear is attached to it, it may pay one Power and a gear token, which is killed, for two cards.
local price = cost { any = 1, kill = gear { friendly, token } }

card "PRC-119" {
  as { attached = gear { host = me }, run = function() if pays(price) then draw(2) end end },
}
