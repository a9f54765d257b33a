-- RCH-005 Quick Tutor
-- Your spells have Reaction.
card "RCH-005" {
  passive { spell { yours }, has = "Reaction" },
}
