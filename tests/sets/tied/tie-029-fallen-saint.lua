-- TIE-029 Fallen Saint
-- A card whenever a unit is hallowed no more. Two Might more once one was sealed this turn.
card "TIE-029" {
  when { unmarked = unit, of = "hallowed", run = function() draw(1) end },
  passive { me, might = 2, provided = happened { marked = unit, of = "sealed" } },
}
