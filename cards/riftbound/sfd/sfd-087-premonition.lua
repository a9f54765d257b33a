-- SFD-087 Premonition
-- Three cards.
card "SFD-087" {
  effect { run = function() draw(3) end },
}
