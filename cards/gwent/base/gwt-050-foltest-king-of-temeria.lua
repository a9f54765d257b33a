-- GWT-050 Foltest: King of Temeria
-- Plays an Impenetrable Fog from your deck.
local fog = special { yours, tag = "Fog", at = deck }

card "GWT-050" { activated { run = function() play_from_deck(fog) end } }
