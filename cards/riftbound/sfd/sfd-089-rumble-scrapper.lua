-- SFD-089 Rumble, Scrapper
-- Your Mechs have one Might more; each hold brings a Mech to your base.
card "SFD-089" {
  passive { unit { yours, tag = "Mech" }, might = 1 },
  when { holds = me, run = function() play_token("Mech", base) end },
}
