-- LTR-042 Willing Host
-- As you play another unit you may exhaust this to draw.
card "LTR-042" {
  as { played = unit { another }, by = you, may, provided = unit { me, readied },
    run = function()
      exhaust(me)
      draw(1)
    end,
  },
}
