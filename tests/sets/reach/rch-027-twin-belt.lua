-- RCH-027 Twin Belt
-- Equipment on it gives twice its bonus.
card "RCH-027" {
  passive { gear { tag = "Equipment", host = me }, might_bonus_times = 2 },
}
