-- VEN-136 Ambessa, Respected and Feared
-- Empowered she has Assault 2, and her attack kills a weaker enemy here.
card "VEN-136" {
  empowered {
    passive { me, has = "Assault 2" },
    when { attacks = me, target = unit { enemy, here, might = less_than(might(me)) }, run = function(u) kill(u) end },
  },
}
