-- UNL-131 Abandon
-- A spell is countered and goes back to its owner's hand; then Predict.
card "UNL-131" {
  effect { target = spell,
    run = function(s)
      counter(s, hand)
      predict(1)
    end,
  },
}
