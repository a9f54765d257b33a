-- UNL-185 Pyke, Bloodharbor Ripper
-- One Energy and exhausting him: a unit of yours leaves its battlefield for the hand, and a Gold comes.
card "UNL-185" {
  activated { cost = { energy = 1, exhaust = me }, target = unit { friendly, at = battlefield },
    run = function(u)
      put(u, hand)
      play_token("Gold", exhausted)
    end,
  },
}
