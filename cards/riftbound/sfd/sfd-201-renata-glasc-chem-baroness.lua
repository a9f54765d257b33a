-- SFD-201 Renata Glasc, Chem-Baroness
-- When your side holds, exhaust her for exhausted Gold; near the victory your Gold adds an Energy besides.
card "SFD-201" {
  when { holds = player { friendly }, may, cost = { exhaust = me },
    run = function() play_token("Gold", exhausted) end,
  },
  passive { gear { yours, name = "Gold" }, adds_more = { energy = 1 },
    provided = player { you, to_win = at_most(3) },
  },
}
