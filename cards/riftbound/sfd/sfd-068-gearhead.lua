-- SFD-068 Gearhead
-- Each Equipment attached to it gives its Might Bonus twice.
card "SFD-068" {
  passive { gear { tag = "Equipment", host = me }, might_bonus_times = 2 },
}
