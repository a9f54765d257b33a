-- May be played from the trash for its Flow cost; then it is banished as it leaves the chain.
keyword "Flow" {
  can { played = me, from = trash, cost = value() },
  instead { leaves = me, from = chain, provided = spell { me, from = trash },
    run = function() banish(me) end,
  },
}
