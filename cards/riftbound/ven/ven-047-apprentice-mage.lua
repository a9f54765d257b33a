-- VEN-047 Apprentice Mage
-- Becoming Empowered it looks two cards ahead; a Might more then.
card "VEN-047" {
  when { marked = me, of = "empowered", run = function() predict(2) end },
  empowered { passive { me, might = 1 } },
}
