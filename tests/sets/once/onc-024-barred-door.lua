-- ONC-024 Barred Door
-- A unit that an enemy would play is banished instead.

card "ONC-024" {
  instead { played = unit { enemy }, run = function() banish(it) end },
}
