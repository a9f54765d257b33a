-- ZAN-135 March of the Emptied Graves
-- The three discarded challenges of the highest ranks join the roaming track, each with
-- a token.

card "ZAN-135" {
  effect { run = function()
    for _ = 1, 3 do
      local c = top(red_discards) or highest_discard()

      call_back(c)
    end
  end },
}
