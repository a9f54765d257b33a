-- LTR-064 Forced Gift
-- A card of your hand is played, and the last of the opponents has it before it is paid for.
local of_mine = card { yours, at = hand, another }

card "LTR-064" {
  effect {
    run = function()
      local given = play(pick(of_mine))
      for p in each(opponent) do take_control(given, p) end
    end,
  },
}
