-- VEN-160 Mystic Vortex
-- During showdowns here, what has Reaction costs a Power more to play.
card "VEN-160" {
  passive { card { has = "Reaction" }, cost = { any = 1 }, provided = battlefield { me, in_showdown } },
  passive { card { from = facedown, except { has = "Reaction" } }, cost = { any = 1 },
    provided = battlefield { me, in_showdown },
  },
  passive { card { has = "Quick-Draw", except { from = facedown } }, cost = { any = 1 },
    provided = battlefield { me, in_showdown },
  },
  passive { card { has = "Ambush", except { from = facedown } }, cost = { any = 1 }, to = battlefield,
    provided = battlefield { me, in_showdown },
  },
}
