-- GWT-128 Eredin: King of the Wild Hunt
-- Plays any weather card from your deck.
local any_weather = special { yours, weather, at = deck }

card "GWT-128" { activated { run = function() play_from_deck(any_weather) end } }
