-- UNL-118 Elder Dragon
-- Any damage of yours is deadly to enemy units; on arrival one damage to one of them at each place.
card "UNL-118" {
  passive { unit { enemy }, lethal = 1, by = you },
  when { played = me, target = unit { enemy, any_number, apart }, run = function(units) deal(1, units) end },
}
