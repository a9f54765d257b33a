-- TLY-071 Ash Toll
-- Once each turn your units that would die are healed and recalled instead, together; all others
-- that would die with them are banished.
card "TLY-071" {
  instead {
    dies = unit { yours }, one_or_more, each_turn = 1,
    run = function()
      heal(it)
      recall(it)
      banish(others_at_once())
    end,
  },
}
