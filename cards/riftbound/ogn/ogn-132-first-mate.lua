-- OGN-132 First Mate
-- On arrival, some other unit becomes ready.
card "OGN-132" {
  when { played = me, target = unit { another }, run = function(u) ready(u) end },
}
