-- PAI-013 Stolen Word
-- You take a spell over and choose anew for it.
card "PAI-013" {
  effect { target = spell { enemy }, run = function(s) new_choices(take_control(s)) end },
}
