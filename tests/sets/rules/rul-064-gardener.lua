-- RUL-064 Gardener
-- The battlefield that it conquers becomes a Wild Thicket.
local there_field = battlefield { there }

card "RUL-064" {
  when { conquers = me, may, run = function() replace(pick(there_field), "Wild Thicket") end },
}
