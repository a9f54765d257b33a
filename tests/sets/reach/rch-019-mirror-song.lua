-- RCH-019 Mirror Song
-- Attached: the host's text once more.
card "RCH-019" {
  attached { passive { me, has = abilities_of(me) } },
}
