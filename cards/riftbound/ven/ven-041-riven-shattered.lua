-- VEN-041 Riven, Shattered
-- Her attack deals an enemy unit here two for each Equipment attached to her.
local my_equipment = gear { tag = "Equipment", host = me }

card "VEN-041" {
  when { attacks = me, target = unit { enemy, here }, run = function(u) deal(2 * count(my_equipment), u) end },
}
