-- TLY-048 Big Page
-- Two cards.
card "TLY-048" { effect { run = function() draw(2) end } }
