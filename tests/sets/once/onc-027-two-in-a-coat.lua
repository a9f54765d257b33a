-- ONC-027 Two in a Coat
-- You may play it as two Recruits.

card "ONC-027" {
  instead { played = me, may, run = function() play_token("Recruit", 2, base) end },
}
