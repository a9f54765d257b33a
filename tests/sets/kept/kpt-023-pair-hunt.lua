-- KPT-023 Pair Hunt
-- Two cards of one name come back out of your trash.
card "KPT-023" {
  effect { target = card { yours, at = trash, count = 2, same = "name" }, run = function(cs) put(cs, hand) end },
}
