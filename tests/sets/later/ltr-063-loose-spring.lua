-- LTR-063 Loose Spring
-- A unit that leaves it brings a card to whoever has this ability.
card "LTR-063" {
  when { moves = unit, from = here, run = function() draw(1) end },
}
