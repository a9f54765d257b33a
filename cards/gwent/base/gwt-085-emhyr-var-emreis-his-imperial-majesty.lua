-- GWT-085 Emhyr var Emreis: His Imperial Majesty
-- Plays a Torrential Rain from your deck.
local rain = special { yours, tag = "Rain", at = deck }

card "GWT-085" { activated { run = function() play_from_deck(rain) end } }
