-- RCH-061 Memory Tide
-- Your spells may be played from the trash for their own cost, and are banished then.
card "RCH-061" {
  passive { spell { yours, from = trash }, has = {
    can { played = me, from = trash, cost = own_cost },
    instead { leaves = me, from = chain, run = function() banish(me) end },
  } },
}
