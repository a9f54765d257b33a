-- PRC-016 Blood Scribe
-- Played, it may discard a card and pay one Energy for two new ones.
local price = cost { energy = 1, discard = 1 }

card "PRC-016" {
  when { played = me, run = function() if pays(price) then draw(2) end end },
}
