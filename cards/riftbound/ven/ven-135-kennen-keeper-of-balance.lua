-- VEN-135 Kennen, Keeper of Balance
-- Played or attacking, he may stun a unit for two Energy. Two Might more while a stunned enemy is here.
card "VEN-135" {
  when { played = me, attacks = me, may, cost = { energy = 2 }, target = unit, run = function(u) stun(u) end },
  passive { me, might = 2, provided = unit { enemy, stunned, here } },
}
