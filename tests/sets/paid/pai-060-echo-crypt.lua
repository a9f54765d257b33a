-- PAI-060 Echo Crypt
-- You may play spells from your trash; one that is played so is banished as it leaves the chain.
local banished = instead { leaves = it, from = chain, run = function() banish(it) end }

card "PAI-060" {
  can { played = spell { yours }, by = you, from = trash, run = function() delayed(banished, it) end },
}
