-- PAI-024 Stolen Deed
-- You take an ability over.
card "PAI-024" {
  effect { target = ability { enemy }, run = function(a) take_control(a) end },
}
