-- ZAN-041 Child of the Canopy
-- No combat: test Mind, then Body. For each failure the hero may pay 2 gold to pass, or
-- suffers 1 wound and fails.

card "ZAN-041" {
  effect { run = function()
    for k = 1, 2 do
      if not test(front_hero(), k, 14) and not buys_off(2, turn_player()) then
        suffer(front_hero(), 1)
        return trial_failed()
      end
    end
    trial_passed()
  end },
}
