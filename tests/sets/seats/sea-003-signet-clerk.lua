-- SEA-003 Signet Clerk
-- A card for each signature card that you play.
card "SEA-003" { when { played = card { signature }, by = you, run = function() draw(1) end } }
