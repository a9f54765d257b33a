-- SFD-004 Bushwhack
-- For this turn friendly units enter ready; and an exhausted Gold for you.

local eager = passive { unit { friendly }, enters = readied }

card "SFD-004" {
  effect {
    run = function()
      delayed(eager, this_turn)
      play_token("Gold", exhausted)
    end,
  },
}
