-- WLD-066 Grudge
-- An enemy unit that damaged yours takes one damage itself.
local sting = when { damaged = unit { enemy }, with = me, run = function() deal(1, me) end }

card "WLD-066" {
  passive { unit { enemy }, has = sting },
}
