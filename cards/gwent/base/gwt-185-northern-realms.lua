-- GWT-185 Northern Realms
-- A card for each round that you win.
card "GWT-185" { when { round_won = you, run = function() draw_cards(1, you) end } }
