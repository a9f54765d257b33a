-- UNL-043 Enthusiastic Promoter
-- Buffs all units here whenever it holds.
local units_here = unit { here }

card "UNL-043" {
  when { holds = me, run = function() buff(units_here) end },
}
