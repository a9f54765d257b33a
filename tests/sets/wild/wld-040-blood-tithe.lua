-- WLD-040 Blood Tithe
-- Each player kills a unit of theirs; you gain a Gold for each that died.
local own = unit { theirs }

card "WLD-040" {
  effect {
    run = function()
      local n = 0
      for p in each(player) do
        if kill(pick(own, p), p) then n = n + 1 end
      end
      play_token("Gold", n, exhausted)
    end,
  },
}
