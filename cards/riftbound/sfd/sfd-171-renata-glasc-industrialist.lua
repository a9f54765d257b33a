-- SFD-171 Renata Glasc, Industrialist
-- Your tokens come ready.
card "SFD-171" {
  passive { permanent { yours, token }, enters = readied },
}
