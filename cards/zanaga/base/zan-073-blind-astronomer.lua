-- ZAN-073 Blind Astronomer
-- Its Spirit is 1 higher for each moon token on the ritual track, at most 3.

local moons = token { symbol = "moon", attached, at = altar }

card "ZAN-073" {
  when { round_opens = me, run = function()
    local n = count(moons)

    give_number(me, "spirit", n < 3 and n or 3, this_round)
  end },
}
