-- VEN-056 Clairvoyance
-- Look five cards ahead, then draw two.
card "VEN-056" {
  effect {
    run = function()
      predict(5)
      draw(2)
    end,
  },
}
