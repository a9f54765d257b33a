-- It may be played from the trash for this cost, and is banished as it leaves the chain then.
local banished = instead { leaves = it, from = chain, run = function() banish(it) end }

keyword "Refrain" {
  can { played = me, from = trash, cost = value(), run = function() delayed(banished, me) end },
}
