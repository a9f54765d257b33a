-- UNL-145 Pyke, Returned
-- At a battlefield: an exhausted Gold for an enemy's death, once each turn.
card "UNL-145" {
  when { dies = unit { enemy }, provided = unit { me, at = battlefield }, each_turn = 1,
    run = function() play_token("Gold", exhausted) end,
  },
}
