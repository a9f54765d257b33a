-- SLT-002 Branded Recruit
-- Gets a brand as you play it; branded it has two Might more.
card "SLT-002" {
  as { played = me, run = function() mark(me, "branded") end },
  passive { unit { me, branded }, might = 2 },
}
