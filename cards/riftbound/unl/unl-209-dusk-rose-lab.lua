-- UNL-209 Dusk Rose Lab
-- At your Beginning Phase a unit of yours here may be given up for a card.
card "UNL-209" {
  when { beginning_phase = you, may, cost = { kill = unit { yours, here } }, run = function() draw(1) end },
}
