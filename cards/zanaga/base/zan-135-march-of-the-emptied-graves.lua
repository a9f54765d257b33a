-- ZAN-135 March of the Emptied Graves
-- The three discarded challenges of the highest ranks join the roaming track, each with
-- a token.

card "ZAN-135" {
  effect { run = function()
    for c in each(highest_discards(3)) do call_back(c) end
  end },
}
