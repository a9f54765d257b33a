-- BASE-008 Stoker
-- It toils for gold once in a shift, as long as it has room for the heat.
card "BASE-008" {
  activated { once, renews = this_shift, cost = { toil = me }, run = function() strike_gold() end },
}
