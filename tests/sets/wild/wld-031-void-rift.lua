-- WLD-031 Void Rift
-- Spells of its controller cost one less; units that would die here are banished.
card "WLD-031" {
  passive { spell { yours }, cost = { energy = -1 } },
  instead { dies = unit { here }, run = function() banish(it) end },
}
