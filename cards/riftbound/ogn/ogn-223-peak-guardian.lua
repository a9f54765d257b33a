-- OGN-223 Peak Guardian
-- Its own buff first, then one for each friend beside it at a battlefield.

local others_here = unit { friendly, another, here, at = battlefield }

card "OGN-223" {
  when { played = me,
    run = function()
      buff(me)
      buff(others_here)
    end,
  },
}
