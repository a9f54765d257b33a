-- BASE-008 Stoker
-- It toils for gold, as long as it has room for the heat.
card "BASE-008" {
  activated { cost = { toil = me }, run = function() strike_gold() end },
}
