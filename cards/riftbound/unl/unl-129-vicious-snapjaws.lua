-- UNL-129 Vicious Snapjaws
-- One experience for each other friendly unit that dies.
card "UNL-129" {
  when { dies = unit { friendly, another }, run = function() gain_xp(1) end },
}
