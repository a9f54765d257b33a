-- It may also come out of the trash, at the price that Flow names, and is banished as it leaves the chain (829),
-- unless its own text orders another way (829.1.b.1).
local function banished() banish(it) end
local others = either(spell { another }, ability, permanent)
local spent = instead { leaves = it, from = chain, to = trash, run = banished }
local returned = instead { leaves = it, from = chain, to = hand, with = others, run = banished }
local recycled = instead { leaves = it, from = chain, to = deck, with = others, run = banished }

keyword "Flow" {
  can { played = me, from = trash, cost = value(),
    run = function()
      delayed(spent, me)
      delayed(returned, me)
      delayed(recycled, me)
    end,
  },
}
