-- It may also come out of the trash, at the price that Flow names, and is banished as it leaves the chain (829,
-- 829.1.b.1).
local banished = instead { leaves = it, from = chain, run = function() banish(it) end }

keyword "Flow" {
  can { played = me, from = trash, cost = value(), run = function() delayed(banished, me) end },
}
