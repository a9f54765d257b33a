-- LTR-096 Startled Crow
-- When you play a card with Reaction, draw a card.
card "LTR-096" { when { played = card { has = "Reaction" }, by = you, run = function() draw(1) end } }
