-- PRC-117 Fair Notary
-- Played, it may pay three Energy for two cards.
local price = cost { energy = 3 }

card "PRC-117" {
  when { played = me, run = function() if pays(price) then draw(2) end end },
}
