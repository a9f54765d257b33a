-- ONC-028 Paid Charm
-- As it is attached, one Energy may draw a card for you.
card "ONC-028" { as { attached = me, may, cost = { energy = 1 }, run = function() draw(1) end } }
