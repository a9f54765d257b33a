-- ZAN-091 Eagle of Nine Winters
-- Nobody escapes from it. At the end of the fourth round it flies off: the combat ends
-- undefeated.

card "ZAN-091" {
  passive { me, cannot_escape },
  when { round_closes = me, run = function()
    if round_now() >= 4 then ends_undefeated() end
  end },
}
