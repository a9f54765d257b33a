-- LTR-001 Kindled Squire
-- A card as it becomes empowered; two Might more while it is.
card "LTR-001" {
  empowered {
    passive { me, might = 2 },
    when { marked = me, run = function() draw(1) end },
  },
}
