-- LAN-004 Gust
-- Draws a card.
card "LAN-004" { effect { run = function() draw(1) end } }
