-- VEN-160 Mystic Vortex
-- During showdowns here, what has Reaction costs a Power more to play.
card "VEN-160" {
  passive { card { has = "Reaction" }, cost = { any = 1 }, provided = battlefield { me, in_showdown } },
}
