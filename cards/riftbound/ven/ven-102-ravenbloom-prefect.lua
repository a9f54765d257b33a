-- VEN-102 Ravenbloom Prefect
-- An opponent's gear that is played may be banished, and this with it.
card "VEN-102" {
  when { played = gear, by = opponent, may, cost = { banish = me }, run = function() banish(it) end },
}
