-- LTR-068 Offered Page
-- You may kill a unit of yours as you play it, for a card at once. Deal one to a unit.
card "LTR-068" {
  as { played = me, may, cost = { kill = unit { friendly } }, run = function() draw(1) end },
  effect { target = unit, run = function(u) deal(1, u) end },
}
