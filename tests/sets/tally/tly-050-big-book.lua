-- TLY-050 Big Book
-- Three cards.
card "TLY-050" { effect { run = function() draw(3) end } }
