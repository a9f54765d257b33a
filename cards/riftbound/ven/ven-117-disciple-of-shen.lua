-- VEN-117 Disciple of Shen
-- Shield 3 at a battlefield with exactly one other unit of yours.
card "VEN-117" {
  passive { unit { me, at = battlefield }, has = "Shield 3",
    provided = unit { yours, here, except { me }, count = 1 },
  },
}
