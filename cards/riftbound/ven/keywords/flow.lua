-- May be played from the trash for its Flow cost; then it is banished as it leaves the chain (829, 829.1.b.1).
keyword "Flow" {
  can { played = me, from = trash, cost = value() },
  instead { leaves = me, from = chain, provided = spell { me, from = trash },
    run = function() banish(me) end,
  },
}
