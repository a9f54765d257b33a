-- ZAN-082 Mother of Vipers
-- At the start of the third round a challenge of the green deck joins the roaming track.

card "ZAN-082" {
  when { round_opens = me, run = function()
    if round_now() == 3 then add_roaming(1, 1) end
  end },
}
