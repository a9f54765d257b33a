-- BASE-003 Smith
-- As you play it you may discard a card; then it brings gold. Two gold and a tap fetch a card.
card "BASE-003" {
  as { played = me, may, cost = { discard = 1 } },
  when { played = me, provided = paid(), run = function() strike_gold() end },
  activated { cost = { gold = 2, tap = me }, target = card { yours, at = pile },
    run = function(c) put(c, hand) end,
  },
}
