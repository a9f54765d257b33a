-- GWT-154 Francesca Findabair: Pureblood Elf
-- Plays a Biting Frost from your deck.
local frost = special { yours, tag = "Frost", at = deck }

card "GWT-154" { activated { run = function() play_from_deck(frost) end } }
