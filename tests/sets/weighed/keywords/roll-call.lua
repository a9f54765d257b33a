-- Draw so many cards as you play it.
keyword "Roll Call" { adds_up, effect { run = function() draw(value()) end } }
