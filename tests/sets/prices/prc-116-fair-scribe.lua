-- PRC-116 Fair Scribe
-- Played, it may pay two Energy for two cards.
local price = cost { energy = 2 }

card "PRC-116" {
  when { played = me, run = function() if pays(price) then draw(2) end end },
}
