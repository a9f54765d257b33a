-- SFD-059 Svellsongur
-- Attached: its host says everything twice.
card "SFD-059" {
  attached { passive { me, has = abilities_of(me) } },
}
