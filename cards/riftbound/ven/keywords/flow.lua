-- It may also come out of the trash, at the price that Flow names, and is banished as it leaves the chain (829),
-- unless its own text orders another way (829.1.b.1).
local function banished() banish(it) end
local others = either(spell { another }, ability, permanent)
local spent = instead { leaves = it, from = chain, to = trash, run = banished }
local ordered = instead { leaves = it, from = chain, to = { hand, deck }, with = others, run = banished }

keyword "Flow" {
  can { played = me, from = trash, cost = value(),
    run = function()
      delayed(spent, me)
      delayed(ordered, me)
    end,
  },
}
