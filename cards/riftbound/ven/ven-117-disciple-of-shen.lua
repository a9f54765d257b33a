-- VEN-117 Disciple of Shen
-- Shield 3 beside a single other unit of yours at a battlefield.
card "VEN-117" {
  passive { unit { me, at = battlefield }, has = "Shield 3",
    provided = unit { yours, another, here, count = 1 },
  },
}
