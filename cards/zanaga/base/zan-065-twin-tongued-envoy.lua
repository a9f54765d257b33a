-- ZAN-065 Twin-Tongued Envoy
-- No combat: choose Mind, Body or Spirit and test it three times; two passes defeat it.
-- Otherwise the hero loses half of the gold, rounded up.

card "ZAN-065" {
  effect { run = function()
    local p = turn_player()
    local k = choose("Mind", "Body", "Spirit", p)
    local passes = 0

    for _ = 1, 3 do
      if test(front_hero(), k, 16) then passes = passes + 1 end
    end
    if passes >= 2 then return trial_passed() end
    lose_gold(p, (gold(p) + 1) // 2)
    trial_failed()
  end },
}
