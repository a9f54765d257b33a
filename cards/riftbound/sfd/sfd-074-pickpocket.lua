-- SFD-074 Pickpocket
-- It may kill a gear of at most one Energy when it comes, and so brings an exhausted Gold.
card "SFD-074" {
  when { played = me, may, target = gear { energy = at_most(1) },
    run = function(g) if kill(g) then play_token("Gold", exhausted) end end,
  },
}
