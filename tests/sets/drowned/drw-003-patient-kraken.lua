-- DRW-003 Patient Kraken
-- Three more strength in this round when your opponent passes.
card "DRW-003" {
  when { passes = opponent, run = function() give_number(me, "strength", 3, this_round) end },
}
