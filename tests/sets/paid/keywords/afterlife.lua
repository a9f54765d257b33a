-- It may be played from the trash for so much more than its cost, and is banished then (356.2, 829).
keyword "Afterlife" {
  can { played = me, from = trash, additional_cost = value() },
  instead { leaves = me, from = chain, provided = spell { me, from = trash },
    run = function() banish(me) end,
  },
}
