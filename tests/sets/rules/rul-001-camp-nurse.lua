-- RUL-001 Camp Nurse
-- When healed, it deals one damage to each other unit.
local others = unit { another }

card "RUL-001" {
  when { healed = me, run = function() deal(1, others) end },
}
