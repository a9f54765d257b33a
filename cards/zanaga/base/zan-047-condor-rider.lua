-- ZAN-047 Condor Rider
-- At the end of the third round it flies off: the combat ends undefeated.

card "ZAN-047" {
  when { round_closes = me, run = function()
    if round_now() >= 3 then ends_undefeated() end
  end },
}
