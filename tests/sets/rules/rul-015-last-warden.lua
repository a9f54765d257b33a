-- RUL-015 Last Warden
-- Your other units that would die go home instead.
card "RUL-015" {
  instead { dies = unit { friendly, another }, run = function() heal(it) recall(it) end },
}
