-- PAI-008 Fed Golem
-- Any amount of Power may be paid for it: so much more Might for it.
card "PAI-008" {
  as { played = me, may, cost = { any = any_number } },
  when { played = me, provided = paid(), run = function() give_might(me, paid()) end },
}
