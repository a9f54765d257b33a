-- DRW-008 Drowned Coast
-- You draw a card for each round that you lose.
card "DRW-008" { when { gem_lost = you, run = function() draw_cards(1, you) end } }
